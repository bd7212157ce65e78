import type { Codec } from './codec.js';

const codecs = new Map<string, Codec>();

/** From now on, files of these formats can be read and written. */
export function addCodecs(added: Readonly<Record<string, Codec>>): void {
  for (const [id, codec] of Object.entries(added)) codecs.set(id, codec);
}

export const hasCodec = (id: string): boolean => codecs.has(id);

/**
 * What reads and writes the files of a format.
 *
 * @throws Error when it has not been loaded: by `load-codecs.ts` in a browser, by `index.ts` elsewhere
 */
export function codecOf({ id }: { id: string }): Codec {
  const codec = codecs.get(id);
  if (!codec) throw new Error(`What reads ${id} has not been loaded`);
  return codec;
}
