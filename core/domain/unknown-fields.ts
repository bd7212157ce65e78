import { meantName } from './similar-name.js';

/** The fields that an object of a request may have. */
export interface KnownFields {
  own: readonly string[];
  /** Fields of what was read, for those who send it back: they are accepted and change nothing. */
  echoed?: readonly string[];
}

/** The maximum number of unknown fields in a message. */
const MOST = 10;

/** The maximum number of characters of a name in a message. */
const SHOWN_LENGTH = 100;

/** Returns the errors for fields that an object may not have, by name; at most ten. */
export function unknownFields(value: object, { own, echoed = [] }: KnownFields): [string, string][] {
  const unknown: [string, string][] = [];
  for (const name of Object.keys(value)) {
    if (own.includes(name) || echoed.includes(name)) continue;
    unknown.push([name.slice(0, SHOWN_LENGTH), messageFor(name, own)]);
    if (unknown.length === MOST) break;
  }
  return unknown;
}

function messageFor(name: string, own: readonly string[]): string {
  const meant = meantName(name, own);
  return meant === undefined ? 'is not a field' : `is not a field: did you mean ${meant}?`;
}
