import { LIMITS } from '../../domain/rules.js';
import { storable } from '../text/storable.js';
import type { Hole } from '../json/icu-holes.js';
import type { ArbMember } from './members.js';

/** The member of a file that says which language it is in. */
export const LOCALE = '@@locale';

export const DESCRIPTION = 'description';

/** Names the group of a key: no attribute of ARB itself does. */
export const GROUP = 'x-group';

/** The key that a member says something about: `@key`; null for any other, also for what is about the file: `@@locale`. */
export const keyOf = ({ name }: Pick<ArbMember, 'name'>): string | null =>
  name.startsWith('@') && !name.startsWith('@@') ? name.slice(1) : null;

/** The group that is named as that of a key. */
export function groupIn({ members }: ArbMember): string | null {
  const group = members.findLast(({ name }) => name === GROUP)?.text ?? '';
  return group === '' ? null : storable(group);
}

/** The place of the description of a key. */
export function attributeHoles(about: ArbMember, source: string, key: number): Hole[] {
  const place = descriptionIn(about, source);
  if (!place) return [];
  const { start, end } = place;
  return [{ start, end, part: { comment: source.slice(start, end), of: key } }];
}

/** The description of a key, and where it stands, with its comma. */
interface DescriptionPlace {
  description: string;
  start: number;
  end: number;
}

/** Null if there is none that can be stored. */
export function descriptionIn({ members }: ArbMember, source: string): DescriptionPlace | null {
  const index = members.findIndex(({ name }) => name === DESCRIPTION);
  const member = members[index];
  const description = storable(member?.text ?? '');
  if (!member || description.trim() === '' || description.length > LIMITS.description) return null;
  const [before, after] = [members[index - 1], members[index + 1]];
  const start = after || !before ? member.start : before.end;
  const end = after ? after.start : member.end;
  return readDescription(source.slice(start, end)) === description ? { description, start, end } : null;
}

const NAME = `"${DESCRIPTION}"`;
const VALUE = /\s*:\s*("(?:[^"\\]|\\.)*")/y;

/** The string in the source of a description, and where it begins. */
function valueIn(raw: string): { value: string; at: number } | null {
  const name = raw.indexOf(NAME);
  VALUE.lastIndex = name + NAME.length;
  const value = name < 0 ? undefined : VALUE.exec(raw)?.[1];
  return value === undefined ? null : { value, at: VALUE.lastIndex - value.length };
}

/** What the source of a description says. A profile that was tampered with may hold anything. */
export function readDescription(raw: string): string {
  try {
    return storable(String(JSON.parse(valueIn(raw)?.value ?? '""')));
  } catch {
    return '';
  }
}

/** The source of a description with another one, as a JSON string. */
export function withDescription(raw: string, written: string): string {
  const found = valueIn(raw);
  if (!found) return raw;
  const { value, at } = found;
  return raw.slice(0, at) + written + raw.slice(at + value.length);
}
