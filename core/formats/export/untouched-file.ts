import type { ExportFile } from '../model/export-types.js';
import { END, LIST } from '../model/profile-types.js';
import type { Bracket, FileProfile, ProfilePart } from '../model/profile-types.js';
import { codecOf } from '../registry/codecs.js';

/**
 * A file as it was imported. Null if its profile does not tell: it has the source of every text only with `keepsSource`.
 */
export function untouchedFile(profile: FileProfile): Omit<ExportFile, 'path'> | null {
  const text = sourceOf(profile.parts);
  if (text === null) return null;
  const { format, encoding, hasBom } = profile;
  return { text, encoding, hasBom, ...codecOf({ id: format }).binary?.pack(text) };
}

function sourceOf(parts: readonly ProfilePart[]): string | null {
  const pieces: string[] = [];
  for (const { source } of sourcePieces(parts)) {
    if (source === null) return null;
    pieces.push(source);
  }
  return pieces.join('');
}

/** The source of each part as it was imported; null where the profile does not tell. */
export function* sourcePieces(
  parts: readonly ProfilePart[],
): Generator<{ part: ProfilePart; source: string | null }> {
  const commas = new Commas();
  for (const part of parts) {
    const source = typeof part === 'number' ? commas.at(part) : pieceOf(part);
    if (typeof part === 'object' && 'column' in part) commas.open();
    yield { part, source };
  }
}

/** Null: not known. */
function pieceOf(part: Exclude<ProfilePart, Bracket>): string | null {
  if (typeof part === 'string') return part;
  if ('text' in part) return part.isImplied ? '' : (part.raw ?? part.source ?? null);
  if ('comment' in part) return part.comment;
  return 'raw' in part ? (part.raw ?? '') : '';
}

/** The commas between the entries of lists, all of which the file had. */
class Commas {
  /** Of each open list, the number of its entries so far; null for what is none. */
  private readonly frames: (number | null)[] = [];

  open(): void {
    this.frames.push(null);
  }

  at(bracket: Bracket): string {
    if (bracket === END) {
      this.frames.pop();
      return '';
    }
    const count = bracket === LIST ? null : (this.frames.at(-1) ?? null);
    if (count !== null) this.frames[this.frames.length - 1] = count + 1;
    this.frames.push(bracket === LIST ? 0 : null);
    return count ? ',' : '';
  }
}
