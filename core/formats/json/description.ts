import { LIMITS } from '../../domain/rules.js';
import { storable } from '../text/storable.js';
import { spanWithComma, textOfMember } from './member-text.js';

/** A member of an object that may hold a description; `text` is null if its value is none. */
interface Member {
  name: string;
  start: number;
  end: number;
  text: string | null;
}

/** The description of a key, and where it stands, with its comma. */
export interface DescriptionPlace {
  description: string;
  start: number;
  end: number;
}

/**
 * The description among the members of an object; null if there is none that can be stored.
 *
 * @param name of the member that is one
 */
export function descriptionAmong(
  members: readonly Member[],
  name: string,
  source: string,
): DescriptionPlace | null {
  const index = members.findIndex((member) => member.name === name);
  const description = storable(members[index]?.text ?? '');
  const place = spanWithComma(members, index);
  if (!place || description.trim() === '' || description.length > LIMITS.description) return null;
  const { start, end } = place;
  return textOfMember(source.slice(start, end), name) === description ? { description, start, end } : null;
}
