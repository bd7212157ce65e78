import { storable } from '../text/storable.js';

/** Where a member stands, from its name to behind its value. */
interface Span {
  start: number;
  end: number;
}

/** Where a member stands with the comma that goes with it: what is left without it is an object still. */
export function spanWithComma(members: readonly Span[], index: number): Span | null {
  const [before, member, after] = [members[index - 1], members[index], members[index + 1]];
  if (!member) return null;
  return { start: after || !before ? member.start : before.end, end: after ? after.start : member.end };
}

const VALUE = /\s*:\s*("(?:[^"\\]|\\.)*")/y;

/** The string in the source of a member, and where it begins. */
function valueIn(raw: string, name: string): { value: string; at: number } | null {
  const quotedName = `"${name}"`;
  const start = raw.indexOf(quotedName);
  VALUE.lastIndex = start + quotedName.length;
  const value = start < 0 ? undefined : VALUE.exec(raw)?.[1];
  return value === undefined ? null : { value, at: VALUE.lastIndex - value.length };
}

/**
 * What the source of a member says whose value is a text; empty if there is none. A profile that was tampered with may hold
 * anything.
 *
 * @param raw the member, with or without a comma beside it
 */
export function textOfMember(raw: string, name: string): string {
  try {
    return storable(String(JSON.parse(valueIn(raw, name)?.value ?? '""')));
  } catch {
    return '';
  }
}

/** The source of a member with another text, which is a JSON string. */
export function withTextOfMember(raw: string, name: string, written: string): string {
  const found = valueIn(raw, name);
  if (!found) return raw;
  const { value, at } = found;
  return raw.slice(0, at) + written + raw.slice(at + value.length);
}
