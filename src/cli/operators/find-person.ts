import type { Person } from '../../modules/operators/people.queries.js';
import type { PeopleService } from '../../modules/operators/people.service.js';
import { BootError } from '../../platform/errors/boot.error.js';

/** The maximum number of suggestions. */
const SUGGESTED = 3;

/** Emails that differ by more letters are no typing errors of each other. */
const FARTHEST = 3;

/**
 * Returns the account with this email.
 * @throws BootError with similar emails if there is none
 */
export async function personOf(people: PeopleService, email: string): Promise<Person> {
  const person = await people.find(email);
  if (person !== null) return person;
  const similar = (await people.list()).people
    .map((other) => ({ email: other.email, distance: distanceOf(email, other.email) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SUGGESTED);
  const names = similar.map((other) => other.email).join(' or ');
  const hint = similar.length > 0 ? `Did you mean ${names}?` : 'npm run users -- list shows everybody.';
  throw new BootError(`Nobody has the e-mail ${email}. ${hint}`);
}

/** Returns an account with a profile. @throws BootError if there is none */
export async function userOf(people: PeopleService, email: string): Promise<Person & { id: number }> {
  const { id, ...person } = await personOf(people, email);
  if (id === null)
    throw new BootError(`${person.email} has signed up without finishing a profile: there is only delete.`);
  return { ...person, id };
}

/** The number of letters to change, add or drop (Levenshtein), whatever their case. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a.toLowerCase()).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b.toLowerCase()).entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
