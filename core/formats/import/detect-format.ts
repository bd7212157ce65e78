import type { FileFormat, Fit } from '../model/file-format.js';
import { fitsOf } from '../registry/codecs.js';
import { isUnread } from '../naming/unread-formats.js';
import { FORMATS, formatOf } from '../registry/registry.js';
import { headOf } from './decode.js';
import { namedFormat } from './files.js';
import type { Named } from './files.js';

/** What a file is. */
export interface DetectedFormat {
  /** Null if it is no kind of file that is known, or one of several. */
  format: FileFormat | null;
  /** Of a file that fits several formats equally well: all of them, for its owner to choose. */
  candidates: readonly FileFormat[];
}

/**
 * The format of a file, by its content before its name: what only one format can be is that, whatever it is called. Where no
 * content is so distinct, the extension counts, unless the content is not of that format. Texts of other programs are none.
 */
export function detectFormat({ name, bytes }: { name: string; bytes: Uint8Array }): DetectedFormat {
  const head = headOf(bytes);
  const fits = new Map(FORMATS.map((format) => [format, fitsOf(format)?.(head, bytes)]));
  const those = (fit: Fit): FileFormat[] => FORMATS.filter((format) => fits.get(format) === fit);
  const named = formatOf(name);
  const isNamed = named !== null && fits.get(named) !== 'no';
  const surely = those('surely');
  if (surely.length > 0) return one(surely, named);
  if (isNamed) return one([named], named);
  return isUnread(name) ? { format: null, candidates: [] } : one(those('maybe'), named);
}

function one(found: readonly FileFormat[], named: FileFormat | null): DetectedFormat {
  const [first = named, ...others] = found;
  if (others.length === 0) return { format: first, candidates: [] };
  const isNamed = named !== null && found.includes(named);
  return isNamed ? { format: named, candidates: [] } : { format: null, candidates: found };
}

/** As it was chosen; otherwise as its content and its name say. */
export function formatFor(file: Named): FileFormat | null {
  const { name, bytes, format: chosen } = file;
  if (chosen !== undefined || !bytes) return namedFormat(file);
  const { format, candidates } = detectFormat({ name, bytes });
  return format ?? candidates[0] ?? namedFormat(file);
}
