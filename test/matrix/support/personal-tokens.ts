import { INVITEE, MEMBER_OF_B, OWNER, personOf } from './people.js';
import type { Principal } from './people.js';

/** A personal access token. */
export interface PersonalToken {
  token: string;
  owner: Principal;
  scopes: ('read' | 'write')[];
  isExpired: boolean;
}

const tokenOf = (owner: Principal, scopes: PersonalToken['scopes'], isExpired = false): PersonalToken => ({
  token: `mtl_${owner.name.replaceAll(' ', '-')}-${scopes.join('-')}${isExpired ? '-expired' : ''}`,
  owner,
  scopes,
  isExpired,
});

/** In order of id. The owner of the last one is an outsider. */
export const PERSONAL_TOKENS: PersonalToken[] = [
  tokenOf(OWNER, ['read']),
  tokenOf(OWNER, ['read', 'write']),
  tokenOf(OWNER, ['read', 'write'], true),
  tokenOf(personOf('translator'), ['read', 'write']),
  tokenOf(INVITEE, ['read', 'write']),
  tokenOf(MEMBER_OF_B, ['read', 'write']),
];
