import { aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';

/** The number of users; the next index is an anonymous caller. */
export const PEOPLE = 6;

/** By index: the owner, a manager and a limited translator of one project, two of another, an outsider. */
export const OWNER_A = 0;
export const MANAGER_A = 1;
export const IN_BOTH = 2;
export const OWNER_B = 3;
export const REVIEWER_B = 4;
export const STRANGER = 5;

export const makePeople = (): Promise<TestUser[]> =>
  Promise.all(Array.from({ length: PEOPLE }, (_, index) => aUser({ username: `user ${index}` })));
