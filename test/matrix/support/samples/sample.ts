import type { CallName } from '#core/api/calls.js';
import type { ErrorCode } from '#core/api/errors/error-codes.js';

import { SESSION } from '../accounts.js';
import type { Language, Principal } from '../people.js';
import { A, ACTIVITY, CHANGE_SET, FILE, GROUP, INVITATION, KEY, LANGUAGE_ID, TOKEN, VALUE } from '../ids.js';
import { SUBJECT } from '../people.js';

/** An expected error. */
export type Refusal = readonly [status: number, error: ErrorCode];

/** Without billing, and with billing: without a subscription, or with that of the owner of A. */
export type Billing = 'off' | 'unpaid' | 'paid';

/** Languages of project A that a response contains for callers who may read them. */
export type Told = readonly Language[] | 'all';

/** The location of an id in the body, its kind, and the error for one of another project. */
export interface BodyId {
  at: readonly (string | number)[];
  of: 'project' | 'group' | 'language' | 'languages';
  foreign: Refusal;
}

/** One way to make a call: what the table of calls does not define. */
export interface Sample {
  call: CallName;
  /** Distinguishes several ways of a call. */
  way?: string;
  slots?: Record<string, number | string>;
  query?: Record<string, number | string>;
  body?: (who: Principal) => unknown;
  ids?: readonly BodyId[];
  /** The language of the call, and the error if it cannot be read. */
  language?: Language;
  missing?: ErrorCode;
  /** A permission that the call checks only after reading its target. */
  right?: string;
  /** Deletes texts in all languages. */
  destroys?: boolean;
  /** An obstacle other than permissions. */
  state?: (who: Principal, billing: Billing) => Refusal | null;
  /** A refused call may record that it was working on the caller's account at the payment provider. */
  isLeasing?: boolean;
  /** Languages whose names and texts the response contains. */
  names?: Told;
  texts?: Told;
  /** Whether a successful call changes nothing; otherwise, all calls except GET must change something. */
  isIdle?: (who: Principal) => boolean;
}

/** The default values of the slots of a path. */
const SLOTS: Record<string, number | string> = {
  projectId: A,
  groupId: GROUP.home,
  fileId: FILE.texts,
  keyId: KEY.title,
  valueId: VALUE.titleInFrench,
  languageId: LANGUAGE_ID.fr,
  userId: Number(SUBJECT.id),
  activityId: ACTIVITY.writing,
  changeSetId: CHANGE_SET.review,
  invitationId: INVITATION.toInvitee,
  tokenId: TOKEN.ofOwner,
  sessionId: SESSION,
};

/** The path of a call with its query. `changes` replaces slots or query values. */
export function pathOf(path: string, sample: Sample, changes: Record<string, string | number> = {}): string {
  const slots = { ...SLOTS, ...sample.slots, ...changes };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(slots[name]));
  const query = Object.entries(sample.query ?? {}).map(([name, id]) => `${name}=${changes[name] ?? id}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** The name of a sample: its call and its way. */
export const sampleName = ({ call, way }: Sample): string => (way === undefined ? call : `${call} ${way}`);

/** The same body for everybody. */
export const body = (value: unknown) => () => value;

/** The names of the slots of a path. */
export const slotsOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** `body` with another value at one location. */
export function bodyWith(
  body: unknown,
  [first, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (first === undefined) return value;
  const copy = structuredClone(body) as Record<string | number, unknown>;
  copy[first] = bodyWith(copy[first], rest, value);
  return copy;
}

/** Access of `member` means every known role; an unknown one has no rights. */
export const needsRole = ({ member }: Principal): Refusal | null =>
  member?.role === 'base' ? [403, 'unauthorized'] : null;
