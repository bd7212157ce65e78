/** Why a path cannot be that of a document, or not be written on every system. */
export type PathReason =
  'empty' | 'too_long' | 'absolute' | 'backslash' | 'empty_part' | 'dots' | 'control' | 'reserved';

export interface PathFault {
  readonly reason: PathReason;
  /** The part of the path that is wrong; the whole path if all of it is. */
  readonly part: string;
}

/** The most characters of a path in a repository, in UTF-16 units. */
export const PATH_LENGTH = 400;

/** Control characters, halves of characters that no database stores, and marks of direction, which disguise an extension. */
const CONTROL = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Devices of Windows, whatever their extension, and what its names may not hold or end with. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const UNFIT = /[<>:"|?*]|[. ]$/;

/**
 * Whether a text is the path of a document, or a template of such paths: relative, with `/` between parts that are neither
 * empty nor lead out of their folder, and without control characters or what Windows takes for a separator or a drive.
 */
export const isDocumentPath = (path: string): boolean => pathFault(path) === null;

/** What is wrong with the path of a document; null: nothing. */
export function pathFault(path: string): PathFault | null {
  const whole = wholeFault(path);
  if (whole) return { reason: whole, part: path };
  for (const part of path.split('/')) {
    if (part === '') return { reason: 'empty_part', part: path };
    if (part === '.' || part === '..') return { reason: 'dots', part };
    if (CONTROL.test(part)) return { reason: 'control', part };
    if (part.includes(':')) return { reason: 'reserved', part };
  }
  return null;
}

function wholeFault(path: string): PathReason | null {
  if (path === '') return 'empty';
  if (path.length > PATH_LENGTH) return 'too_long';
  if (/^(?:\/|[a-z]:)/i.test(path)) return 'absolute';
  return path.includes('\\') ? 'backslash' : null;
}

/** What is wrong with a path that is to be written: Windows must take it, too. */
export function writtenPathFault(path: string): PathFault | null {
  const fault = pathFault(path);
  if (fault) return fault;
  const part = path.split('/').find((one) => DEVICE.test(one) || UNFIT.test(one));
  return part === undefined ? null : { reason: 'reserved', part };
}

/** Paths that are one to a file system that ignores case, in their order. */
export function caseCollisions(paths: readonly string[]): string[][] {
  const same = new Map<string, string[]>();
  for (const path of new Set(paths)) {
    const folded = path.normalize('NFC').toLowerCase();
    const found = same.get(folded);
    if (found) found.push(path);
    else same.set(folded, [path]);
  }
  return [...same.values()].filter(({ length }) => length > 1);
}
