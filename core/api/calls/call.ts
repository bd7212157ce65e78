import type { Permission } from '../../domain/permissions.js';
import type { ErrorCode } from '../errors/error-codes.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may make a call: a permission, or how far the caller must be identified. */
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

/** The separate rate limits of some calls, beside the one of the whole API. */
export type RateClass =
  | ('sign-up' | 'sign-in' | 'password change' | 'reset' | 'verification' | 'register')
  | ('details' | 'profiles' | 'import' | 'import_texts' | 'bulk' | 'invitation' | 'billing');

export type Refusals = Partial<Record<number, readonly ErrorCode[]>>;

/** One call of the API, as used by guards, routes, documentation and tests. */
export interface Call {
  method: Method;
  /** Below API_BASE, with its slots in braces. */
  path: `/${string}`;
  access: CallAccess;
  /** The status of the answer to a call that is not refused. */
  success: 200 | 201 | 204;
  /**
   * Whether personal access tokens are accepted: GET needs the scope `read`, other calls `write`. `unbound` accepts only
   * tokens that are not bound to a project. Ignored for public calls.
   */
  tokens: 'accepted' | 'unbound' | 'refused';
  /** If set, the server checks for an ended session even if that needs a call to the identity provider. */
  revocation?: 'asked';
  /** Who needs a subscription or trial: the caller, or the caller or the project owner. Absent: no one. */
  paid?: 'own' | 'project';
  /** Where the call names the project, if not in the path. */
  projectIn?: 'body' | 'invitation';
  /**
   * How language limits apply: responses contain `readable` languages only, texts are written in `writable` ones only,
   * and calls that delete texts of all languages require `unlimited` access.
   */
  languages?: 'readable' | 'writable' | 'unlimited';
  /** Marks a change that is also accepted in an archived project; all other changes in a project are refused there. */
  archived?: 'accepted';
  /** The kind of body; a `file` may be as large as an import. Absent: no body. */
  body?: 'json' | 'file';
  rate?: RateClass;
  /** The conditional header: for a read, to skip an unchanged response; for a write, to avoid overwriting. */
  conditional?: 'If-None-Match' | 'If-Match';
  /** Only the codes specific to the call; `refusalsOf` adds those implied by its other fields. */
  refuses?: Refusals;
  /** The response names the change set of the call in `CHANGE_SET_HEADER`, if it made one. */
  changeSet?: 'named';
  /** The response may be null. */
  mayBeNothing?: true;
}

export type Calls = Record<string, Call>;

/** Calls that read a project, for every member and in their readable languages. */
export const READ = {
  method: 'GET',
  access: 'member',
  success: 200,
  tokens: 'accepted',
  languages: 'readable',
} as const;
