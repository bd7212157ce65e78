import { isPermission } from '../domain/permissions.js';
import { ACCOUNT_CALLS } from './calls/account.js';
import { ACTIVITY_CALLS } from './calls/activity.js';
import { BULK_CALLS } from './calls/bulk.js';
import type { Call, CallAccess, Refusals } from './calls/call.js';
import { CHANGE_SET_CALLS } from './calls/change-sets.js';
import { CHECK_CALLS } from './calls/checks.js';
import { FILE_CALLS } from './calls/files.js';
import { GROUP_CALLS } from './calls/groups.js';
import { IDENTITY_CALLS } from './calls/identity.js';
import { INSTANCE_CALLS } from './calls/instance.js';
import { INVITATION_CALLS } from './calls/invitations.js';
import { KEY_CALLS } from './calls/keys.js';
import { LANGUAGE_CALLS } from './calls/languages.js';
import { MEMBER_CALLS } from './calls/members.js';
import { PROJECT_CALLS } from './calls/projects.js';
import { SUBSCRIPTION_CALLS } from './calls/subscriptions.js';
import { TOKEN_CALLS } from './calls/tokens.js';
import { VALUE_CALLS } from './calls/values.js';
import type { ErrorCode } from './errors/error-codes.js';
import type { TokenScope } from './tokens.js';

export type { Call, CallAccess, Refusals } from './calls/call.js';

/** Every call of the API: the one table behind its guards, routes, documents and tests. */
export const CALLS = {
  ...INSTANCE_CALLS,
  ...IDENTITY_CALLS,
  ...ACCOUNT_CALLS,
  ...TOKEN_CALLS,
  ...PROJECT_CALLS,
  ...MEMBER_CALLS,
  ...GROUP_CALLS,
  ...KEY_CALLS,
  ...VALUE_CALLS,
  ...BULK_CALLS,
  ...CHECK_CALLS,
  ...LANGUAGE_CALLS,
  ...FILE_CALLS,
  ...ACTIVITY_CALLS,
  ...CHANGE_SET_CALLS,
  ...INVITATION_CALLS,
  ...SUBSCRIPTION_CALLS,
};

export type CallName = keyof typeof CALLS;

/** A row of the table, with every optional field. */
export const callNamed = (name: CallName): Call => CALLS[name];

/** The access that the guards check. Calls by invitation only need a user here; the service checks the invitation. */
export function guardOf({ access, projectIn }: Call): Exclude<CallAccess, 'invitee'> {
  return access === 'invitee' || projectIn === 'invitation' ? 'user' : access;
}

/** Whether a call changes something in a project that an archived project refuses. */
export const isRefusedInArchive = ({ method, access, archived }: Call): boolean =>
  method !== 'GET' && (access === 'member' || isPermission(access)) && archived === undefined;

/** The scope that a personal access token needs for a call. */
export const scopeOf = ({ method }: Call): TokenScope => (method === 'GET' ? 'read' : 'write');

/** Every error code of a call by status: its own codes and those implied by its other fields. */
export function refusalsOf(call: Call): Refusals {
  const refusals = new Map<number, Set<ErrorCode>>();
  for (const part of [implied(call), call.refuses ?? {}]) {
    for (const [status, codes = []] of Object.entries(part)) {
      const known = refusals.get(Number(status)) ?? [];
      refusals.set(Number(status), new Set([...known, ...codes]));
    }
  }
  return Object.fromEntries([...refusals].map(([status, codes]) => [status, [...codes]]));
}

function implied(call: Call): Refusals {
  const isKnown = call.access !== 'public';
  const forbidden = forbiddenOf(call);
  return {
    400: ['validation_error'],
    ...(isKnown ? { 401: ['unauthenticated'] } : {}),
    ...(forbidden.length > 0 ? { 403: forbidden } : {}),
    ...(call.body ? { 413: ['payload_too_large'], 415: ['validation_error'] } : {}),
    429: ['too_many_requests'],
    503: ['unavailable'],
    ...(call.method === 'GET' ? {} : WRITING),
  };
}

/** A repeated serialization conflict or deadlock, or no disk space left. */
const WRITING = { 409: ['conflict'], 507: ['storage_full'] } as const satisfies Refusals;

function forbiddenOf(call: Call): ErrorCode[] {
  const { access, projectIn, languages, paid } = call;
  const isOfProject = access === 'member' || isPermission(access);
  const isNarrower = isPermission(access) || languages === 'writable' || languages === 'unlimited';
  return [
    ...(access === 'public' ? [] : (['account_disabled'] as const)),
    ...(isOfProject && projectIn !== 'invitation' ? (['not_your_project'] as const) : []),
    ...(isNarrower ? (['unauthorized'] as const) : []),
    ...(isRefusedInArchive(call) ? (['project_archived'] as const) : []),
    ...refusedToTokens(call),
    ...(paid ? (['subscription_required'] as const) : []),
  ];
}

/** The error codes for calls with a personal access token. */
function refusedToTokens(call: Call): ErrorCode[] {
  if (call.access === 'public') return [];
  if (call.tokens === 'refused') return ['session_required'];
  return [
    ...(call.tokens === 'unbound' ? (['session_required'] as const) : []),
    ...(scopeOf(call) === 'write' ? (['read_only_token'] as const) : []),
  ];
}
