import type { Permission } from '../../domain/permissions.js';
import type { ErrorCode } from '../error-codes.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call; the names that are no permission say how much must be known of the caller. */
export type CallAccess =
  | 'public'
  /** Signed in at the identity provider, perhaps not yet registered. */
  | 'identity'
  /** A registered user. */
  | 'user'
  /** The user whom the invitation in the path invites. */
  | 'invitee'
  /** A member of the project, whatever the role. */
  | 'member'
  /** A member whose role holds the permission. */
  | Permission;

/** Limits of their own that some calls have beside that of the API as a whole, by the name of the first. */
export type RateClass =
  | ('sign-up' | 'sign-in' | 'password change' | 'reset' | 'verification' | 'register')
  | ('details' | 'import' | 'bulk' | 'invitation' | 'billing');

export type Refusals = Partial<Record<number, readonly ErrorCode[]>>;

/** One call of the API: what the guards, the routes, the documents and the tests know of it. */
export interface Call {
  method: Method;
  /** Below API_BASE, with its slots in braces. */
  path: `/${string}`;
  access: CallAccess;
  /** The status of the answer to a call that is not refused. */
  success: 200 | 201 | 204;
  /** Personal access tokens: `read` is enough for GET, the others ask for `write`. Not asked where access is public. */
  tokens: 'accepted' | 'refused';
  /** An ended session is found out even where that costs a call to the identity provider; without it, where it costs none. */
  revocation?: 'asked';
  /** Whose subscription or trial a call needs: the caller's own, or the caller's or the project owner's. Absent: nobody's. */
  paid?: 'own' | 'project';
  /** Where a call by permission names its project other than in the path. */
  projectIn?: 'body' | 'invitation';
  /**
   * How a member's languages bind: answers hold `readable` ones only, a text is written in `writable` ones only, and
   * what destroys texts of all languages is for the `unlimited` only.
   */
  languages?: 'readable' | 'writable' | 'unlimited';
  /** A `file` may be as large as imports are. Absent: no body. */
  body?: 'json' | 'file';
  rate?: RateClass;
  /** The header by which a caller says what is known already: a read that need not be answered, a write that must not overwrite. */
  conditional?: 'If-None-Match' | 'If-Match';
  /** Only what is special to the call; `refusalsOf` adds what its other fields imply. */
  refuses?: Refusals;
  /** The answer is null where there is nothing. */
  mayBeNothing?: true;
}

export type Calls = Record<string, Call>;
