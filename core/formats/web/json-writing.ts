import type { ProfileStyle } from '../profile/profile-types.js';
import { usualColon } from './json-style.js';

/** A text as a JSON string, with the escapes of a file. */
export function quoted(text: string, { escapesSlash, isAscii }: ProfileStyle): string {
  const plain = JSON.stringify(text);
  const slashed = escapesSlash ? plain.replaceAll('/', '\\/') : plain;
  return isAscii ? slashed.replace(/[\u007f-\uffff]/g, escaped) : slashed;
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The white space before a member of an object that is so deep in the file. */
export const leadOf = ({ lead, newline }: ProfileStyle, depth: number): string =>
  lead === null ? '' : newline + lead.repeat(depth);

/** What stands between a name and its value. */
export const colon = ({ lead, colon: own = usualColon(lead) }: ProfileStyle): string => own;
