import { INVITEE, MEMBER_OF_B, OWNER, personOf } from './people.js';
import type { Principal } from './people.js';

/** A personal access token. */
export interface PersonalToken {
  token: string;
  owner: Principal;
  scopes: ('read' | 'write')[];
  isExpired: boolean;
  /** The only project that it can access; null: all projects of its owner. */
  project: keyof typeof PROJECT_ID | null;
}

/** Projects of `./world`, which imports this file. */
export const PROJECT_ID = { A: 1, C: 3 };

type Wishes = Partial<Pick<PersonalToken, 'isExpired' | 'project'>>;

const tokenOf = (
  owner: Principal,
  scopes: PersonalToken['scopes'],
  { isExpired = false, project = null }: Wishes = {},
): PersonalToken => ({
  token: `mtl_${[owner.name.replaceAll(' ', '-'), ...scopes, isExpired, project].join('-')}`,
  owner,
  scopes,
  isExpired,
  project,
});

const ALL: PersonalToken['scopes'] = ['read', 'write'];

/** In order of id. */
export const PERSONAL_TOKENS: PersonalToken[] = [
  tokenOf(OWNER, ['read']),
  tokenOf(OWNER, ALL),
  tokenOf(OWNER, ALL, { isExpired: true }),
  tokenOf(personOf('translator'), ALL),
  tokenOf(INVITEE, ALL),
  // An outsider's.
  tokenOf(MEMBER_OF_B, ALL),
  tokenOf(OWNER, ALL, { project: 'A' }),
  tokenOf(personOf('translator'), ['read'], { project: 'A' }),
  // For a project that the owner is not a member of.
  tokenOf(INVITEE, ALL, { project: 'A' }),
  tokenOf(personOf('manager'), ALL, { project: 'C' }),
];
