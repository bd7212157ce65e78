import type { TestRole } from './rules.js';
import { expiredTokenFor, tokenFor } from './tokens.js';

export type Language = 'en' | 'fr' | 'de';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de'];

/** Null: not limited. */
export interface Limits {
  source: Language[] | null;
  target: Language[] | null;
}

export interface Membership {
  role: TestRole;
  limits: Limits;
}

/** A caller. */
export interface Principal {
  name: string;
  /** Null for callers who are not users. */
  id: number | null;
  email: string;
  accessToken: string | null;
  /** The claims of the token. */
  known: 'nobody' | 'identity' | 'user';
  /** The membership of project A. */
  member: Membership | null;
}

export const FREE: Limits = { source: null, target: null };

/** The calls of the matrix use French. */
const LIMITS: Record<string, Limits> = {
  unlimited: FREE,
  'to write French': { source: ['en'], target: ['fr'] },
  'to read French': { source: ['fr'], target: ['de'] },
  'without French': { source: ['en'], target: ['de'] },
  'without any language': { source: null, target: [] },
};

export const uidOf = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;

export const emailOf = (name: string): string => `${name.replaceAll(' ', '-').toLowerCase()}@example.com`;

function user(id: number, name: string, member: Membership | null = null): Principal {
  const email = emailOf(name);
  const accessToken = tokenFor(uidOf(id), email);
  return { name, id, email, accessToken, known: 'user', member };
}

export const OWNER = user(1, 'owner', { role: 'owner', limits: FREE });
export const OWNER_OF_B = user(2, 'owner of B');
export const STRANGER = user(3, 'stranger');
export const INVITEE = user(4, 'invitee');
export const EX_MEMBER = user(5, 'ex-member');
/** The member of project A who is managed by others. */
export const SUBJECT = user(6, 'subject', { role: 'translator', limits: FREE });
/** A member of project B only. */
export const MEMBER_OF_B = user(7, 'member of B');
/** A user who can be invited. */
export const CANDIDATE = user(8, 'candidate');
/** A user invited to project B. */
export const INVITEE_OF_B = user(51, 'invited to B');
/** An account at the identity provider without a user. */
export const UNREGISTERED_ID = 9;
export const UNREGISTERED: Principal = {
  ...user(UNREGISTERED_ID, 'identity without a user'),
  id: null,
  known: 'identity',
};

export const MEMBERS: Principal[] = (['manager', 'editor', 'translator', 'reviewer'] as const).flatMap(
  (role, at) =>
    Object.entries(LIMITS).map(([words, limits], index) =>
      user(10 + at * 10 + index, `${role} ${words}`, { role, limits }),
    ),
);

const UNKNOWN_ROLE = user(50, 'unknown role', { role: 'base', limits: FREE });

const nobody = (name: string, accessToken: string | null): Principal => ({
  name,
  accessToken,
  id: null,
  email: OWNER.email,
  known: 'nobody',
  member: null,
});

/** All callers. */
export const PRINCIPALS: Principal[] = [
  nobody('nobody', null),
  nobody('owner with an expired token', expiredTokenFor(uidOf(1), OWNER.email)),
  UNREGISTERED,
  STRANGER,
  INVITEE,
  EX_MEMBER,
  OWNER,
  ...MEMBERS,
  UNKNOWN_ROLE,
];

/** All users with a row in `app_user`. */
export const USERS: Principal[] = [
  ...PRINCIPALS.filter(({ id }) => id !== null),
  OWNER_OF_B,
  SUBJECT,
  MEMBER_OF_B,
  CANDIDATE,
  INVITEE_OF_B,
];

/** All accounts at the identity provider: id for the uid, and email. */
export const ACCOUNTS = [...USERS, { ...UNREGISTERED, id: UNREGISTERED_ID }].map(({ id, email }) => ({
  id,
  email,
  uid: uidOf(id ?? 0),
}));

const limitsOf = ({ member }: Principal): Limits =>
  member === null || member.role === 'owner' ? FREE : member.limits;

/** Target languages; all without a limit. */
export const mayWrite = (who: Principal, language: Language): boolean =>
  limitsOf(who).target?.includes(language) ?? true;

/** Source and target languages; all if the target languages are not limited. */
export const mayRead = (who: Principal, language: Language): boolean =>
  mayWrite(who, language) || (limitsOf(who).source ?? []).includes(language);

export const isLimited = (who: Principal): boolean => limitsOf(who).target !== null;

/** The unlimited one of this role. */
export function personOf(role: TestRole): Principal {
  const found = PRINCIPALS.find(
    ({ member }) => member?.role === role && member.limits.source === null && member.limits.target === null,
  );
  if (found === undefined) throw new Error(`Nobody is ${role}.`);
  return found;
}
