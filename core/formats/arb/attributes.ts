import { storable } from '../text/storable.js';
import { descriptionAmong } from '../json/description.js';
import type { DescriptionPlace } from '../json/description.js';
import type { Hole } from '../json/icu-holes.js';
import { textOfMember, withTextOfMember } from '../json/member-text.js';
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

/** The description of a key; null if there is none that can be stored. */
export const descriptionIn = ({ members }: ArbMember, source: string): DescriptionPlace | null =>
  descriptionAmong(members, DESCRIPTION, source);

/** What the source of a description says. */
export const readDescription = (raw: string): string => textOfMember(raw, DESCRIPTION);

/** The source of a description with another one, as a JSON string. */
export const withDescription = (raw: string, written: string): string =>
  withTextOfMember(raw, DESCRIPTION, written);
