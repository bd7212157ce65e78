import type { FileProfile } from '../model/profile-types.js';
import { codecOf } from '../registry/codecs.js';
import { sourcePieces } from './untouched-file.js';

/**
 * The lines on which keys had their first text when the file was imported, from 1, by their index in `keys`. Without those
 * after a text whose source the profile does not tell. Its codec must be loaded.
 *
 * @param language index in `languages`, of a file with several
 */
export function keyLines({ format, parts }: FileProfile, language = 0): Map<number, number> {
  const lines = new Map<number, number>();
  // The text of a binary file has no lines that anybody sees.
  if (codecOf({ id: format }).binary !== undefined) return lines;
  let line = 1;
  for (const { part, source } of sourcePieces(parts)) {
    const isText = typeof part === 'object' && 'text' in part;
    if (isText && (part.language ?? 0) === language && !lines.has(part.text)) lines.set(part.text, line);
    if (source === null) break;
    line += countLineEnds(source);
  }
  return lines;
}

/** `\n`, `\r\n` and `\r`. */
const countLineEnds = (source: string): number => source.match(/\r\n?|\n/g)?.length ?? 0;
