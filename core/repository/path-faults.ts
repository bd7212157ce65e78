import { partsOf, pathOf } from './path-template.js';

/** Why a path cannot be that of a document, or not be written on every system. */
export type PathReason =
  'empty' | 'too_long' | 'absolute' | 'backslash' | 'empty_part' | 'dots' | 'control' | 'reserved';

export interface PathFault {
  readonly reason: PathReason;
  /** The part of the path that is wrong; the whole path if all of it is. */
  readonly part: string;
}

export interface TemplateFault {
  readonly reason: PathReason | 'no_language' | 'mixed';
  readonly part: string;
}

/** In UTF-16 units. */
export const LONGEST_PATH = 400;

/** Control characters, and halves of characters that no database stores. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;

/** Devices of Windows, whatever their extension, and what its names may not hold or end with. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const UNFIT = /[<>:"|?*]|[. ]$/;

/** What is wrong with the path of a document, which is relative and has `/` between its parts; null: nothing. */
export function pathFault(path: string): PathFault | null {
  const whole = wholeFault(path);
  if (whole) return { reason: whole, part: path };
  for (const part of path.split('/')) {
    if (part === '') return { reason: 'empty_part', part: path };
    if (part === '.' || part === '..') return { reason: 'dots', part };
    if (CONTROL.test(part)) return { reason: 'control', part };
  }
  return null;
}

function wholeFault(path: string): PathReason | null {
  if (path === '') return 'empty';
  if (path.length > LONGEST_PATH) return 'too_long';
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

/**
 * What is wrong with a template.
 *
 * @param holdsAll whether one document holds all languages: no code stands in its path
 */
export function templateFault(template: string, holdsAll = false): TemplateFault | null {
  const parts = partsOf(template);
  if (parts.length === 0 && !holdsAll) return { reason: 'no_language', part: template };
  const optional = parts.find((part) => part !== '{language}');
  if (optional !== undefined && parts.length > 1) return { reason: 'mixed', part: optional };
  const bare = optional === undefined ? null : writtenPathFault(pathOf(template, null) ?? '');
  return bare ?? writtenPathFault(pathOf(template, 'fr') ?? '');
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
