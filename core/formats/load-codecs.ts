import type { Codec } from './codec.js';
import { addCodecs, hasCodec } from './codecs.js';
import type { FormatId } from './registry.js';

type Codecs = Partial<Record<FormatId, Codec>>;

const appleCodecs = async (): Promise<Codecs> => {
  const { strings, stringsdict } = await import('./ios/codecs.js');
  return { strings, stringsdict };
};

/** Each is a script of its own in browsers. */
const LOADERS: Readonly<Record<FormatId, () => Promise<Codecs>>> = {
  json: async () => ({ json: (await import('./web/codec.js')).webJson }),
  xml: async () => ({ xml: (await import('./android/codec.js')).androidXml }),
  strings: appleCodecs,
  stringsdict: appleCodecs,
  arb: async () => ({ arb: (await import('./arb/codec.js')).arb }),
  properties: async () => ({ properties: (await import('./properties/codec.js')).properties }),
  resx: async () => ({ resx: (await import('./resx/codec.js')).resx }),
  csv: async () => ({ csv: (await import('./csv/codec.js')).csv }),
  xlsx: async () => ({ xlsx: (await import('./xlsx/codec.js')).xlsx }),
  xcstrings: async () => ({ xcstrings: (await import('./xcstrings/codec.js')).xcstrings }),
  xliff: async () => ({ xliff: (await import('./xliff/codec.js')).xliff }),
  yaml: async () => ({ yaml: (await import('./yaml/codec.js')).yaml }),
  po: async () => ({ po: (await import('./po/codec.js')).po }),
};

/** Loads what reads and writes the files of these formats, if it is not there yet. */
export async function loadCodecs(formats: Iterable<{ id: string }>): Promise<void> {
  const ids = new Set([...formats].map(({ id }) => id));
  await Promise.all(
    Object.entries(LOADERS)
      .filter(([id]) => ids.has(id) && !hasCodec(id))
      .map(async ([, load]) => addCodecs(await load())),
  );
}
