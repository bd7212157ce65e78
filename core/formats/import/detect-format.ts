import { codecOf } from '../codecs.js';
import type { Fit } from '../codec.js';
import type { FileFormat } from '../file-format.js';
import { FORMATS, formatOf } from '../registry.js';
import { headOf } from './decode.js';
import type { ImportFile } from './files.js';

/** What a file is. */
export interface DetectedFormat {
  /** Null if it is no kind of file that is known, or one of several. */
  format: FileFormat | null;
  /** Of a file that fits several formats equally well: all of them, for its owner to choose. */
  candidates: readonly FileFormat[];
}

/**
 * The format of a file, by its content before its name: what only one format can be is that, whatever it is called. Where no
 * content is so distinct, the extension counts, unless the content is not of that format.
 */
export function detectFormat({ name, bytes }: { name: string; bytes: Uint8Array }): DetectedFormat {
  const head = headOf(bytes);
  const fits = new Map(FORMATS.map((format) => [format, fitOf(format, head, bytes)]));
  const those = (fit: Fit): FileFormat[] => FORMATS.filter((format) => fits.get(format) === fit);
  const named = formatOf(name);
  const isNamed = named !== null && fits.get(named) !== 'no';
  const surely = those('surely');
  if (surely.length > 0) return one(surely, named);
  return isNamed ? one([named], named) : one(those('maybe'), named);
}

/** The format to read a file as: the one that was chosen; otherwise as its content and its name say. */
export function formatToRead(file: ImportFile): FileFormat | null {
  if (file.format !== undefined) return FORMATS.find(({ id }) => id === file.format) ?? null;
  const { format, candidates } = detectFormat(file);
  return format ?? candidates[0] ?? null;
}

function one(found: readonly FileFormat[], named: FileFormat | null): DetectedFormat {
  const [first = named, ...others] = found;
  if (others.length === 0) return { format: first, candidates: [] };
  const isNamed = named !== null && found.includes(named);
  return isNamed ? { format: named, candidates: [] } : { format: null, candidates: found };
}

/** Null where nothing but the name tells the format. */
const fitOf = (format: FileFormat, head: string, bytes: Uint8Array): Fit | null =>
  codecOf(format).fits?.(head, bytes) ?? null;
