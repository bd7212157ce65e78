import { usualColon } from './json-style.js';
import type { JsonStyle } from './style.js';

/** The white space before a member of an object that is so deep in the file. */
export const leadOf = ({ lead, newline }: JsonStyle, depth: number): string =>
  lead === null ? '' : newline + lead.repeat(depth);

/** What stands between a name and its value. */
export const colon = ({ lead, colon: own = usualColon(lead) }: JsonStyle): string => own;
