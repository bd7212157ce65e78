import type { Codec } from '../model/codec.js';
import type { Fits } from '../model/file-format.js';
import { FORMATS } from './registry.js';

/** Those that have been loaded, by the ids of their formats. */
const codecs = new Map<string, Codec>();

/**
 * Loads what reads and writes the files of these formats, if it is not there yet.
 *
 * @returns rejected where a script cannot be fetched
 */
export async function loadCodecs(formats: Iterable<{ id: string }>): Promise<void> {
  const ids = new Set([...formats].map(({ id }) => id));
  const missing = FORMATS.filter(({ id }) => ids.has(id) && !codecs.has(id));
  await Promise.all(missing.map(async ({ id, load }) => codecs.set(id, await load())));
}

/**
 * What reads and writes the files of a format.
 *
 * @throws Error unless it has been loaded: by `loadCodecs`, or for all formats by `all-codecs.ts`
 */
export function codecOf({ id }: { id: string }): Codec {
  const codec = codecs.get(id);
  if (!codec) throw new Error(`What reads ${id} has not been loaded`);
  return codec;
}

/** What recognises files by their content, once it is loaded, by the ids of formats. */
let fits: ReadonlyMap<string, Fits> | null = null;

/**
 * Loads what recognises the files of all formats, if it is not there yet.
 *
 * @returns rejected where a script cannot be fetched
 */
export async function loadFits(): Promise<void> {
  const loaded = FORMATS.map(async (format) => {
    const own = await format.loadFits?.();
    return own ? [[format.id, own] as const] : [];
  });
  fits ??= new Map((await Promise.all(loaded)).flat());
}

/**
 * What recognises the files of a format by their content; undefined: only their name does.
 *
 * @throws Error unless `loadFits` has ended
 */
export function fitsOf({ id }: { id: string }): Fits | undefined {
  if (!fits) throw new Error('What recognises files has not been loaded');
  return fits.get(id);
}
