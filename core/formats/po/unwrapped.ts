import { COLUMNS } from './strings.js';
import { widthOf } from './width.js';

/** Strings, with the keyword before them, and whether another one follows. */
const STRINGS = /^[ \t]*(?:msg[^"\r\n]*)?"(.*)"[ \t]*(?:\r\n|\n|\r|$)(?=([ \t]*")?)/gm;

/** As tools count: with the line end. */
const LONG = COLUMNS + 1;

/** Whether texts are on one line however long they are: more are left long than are parted where no line ends. */
export function isUnwrapped(source: string): boolean {
  let long = 0;
  let parted = 0;
  for (const [line, inner = '', isFollowed] of source.matchAll(STRINGS)) {
    if (isFollowed !== undefined && inner !== '' && !inner.endsWith('\\n')) parted += 1;
    else if (line.length > LONG / 2 && /\S\s+\S/.test(inner) && widthOf(line.trimEnd()) > LONG) long += 1;
  }
  return long > parted;
}
