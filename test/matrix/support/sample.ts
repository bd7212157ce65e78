import type { CallName } from '#core/api/calls.js';
import type { ErrorCode } from '#core/api/error-codes.js';

import { SESSION } from './accounts.js';
import type { Language, Principal } from './people.js';
import { A, ACTIVITY, GROUP, INVITATION, KEY, LANGUAGE_ID, TOKEN, VALUE } from './world.js';
import { SUBJECT } from './people.js';

/** A refusal to come. */
export type Refusal = readonly [status: number, error: ErrorCode];

/** Where nobody has to pay, and where one has to: nobody does, or the owner of A does. */
export type Billing = 'off' | 'unpaid' | 'paid';

/** Languages of project A that an answer names, or whose texts it tells, to whoever may read them. */
export type Told = readonly Language[] | 'all';

/** Where in the body an id stands, what it is the id of, and what the call says to one that is not the project's. */
export interface BodyId {
  at: readonly (string | number)[];
  of: 'project' | 'group' | 'language' | 'languages';
  foreign: Refusal;
}

/** One way to make a call: all that the table of calls does not say. */
export interface Sample {
  call: CallName;
  /** Told apart where a call has several. */
  way?: string;
  slots?: Record<string, number | string>;
  query?: Record<string, number>;
  body?: (who: Principal) => unknown;
  ids?: readonly BodyId[];
  /** The language it is about, and what the call says where it may not be read. */
  language?: Language;
  missing?: ErrorCode;
  /** A right that the call asks for only when it knows what is at stake. */
  right?: string;
  /** It takes the texts of all languages. */
  destroys?: boolean;
  /** What is in the way although the caller may. */
  state?: (who: Principal, billing: Billing) => Refusal | null;
  /** A refusal may note that it was at work on the caller's account at the payment provider. */
  isLeasing?: boolean;
  /** Languages whose names and texts the answer tells. */
  names?: Told;
  texts?: Told;
  /** What a good call leaves as it was; else all that is no GET must change something. */
  isIdle?: (who: Principal) => boolean;
}

/** What stands in the slots of a path, unless a sample says otherwise. */
const SLOTS: Record<string, number | string> = {
  projectId: A,
  groupId: GROUP.home,
  keyId: KEY.title,
  valueId: VALUE.titleInFrench,
  languageId: LANGUAGE_ID.fr,
  userId: Number(SUBJECT.id),
  activityId: ACTIVITY.writing,
  invitationId: INVITATION.toInvitee,
  tokenId: TOKEN.ofOwner,
  sessionId: SESSION,
};

/** The path of a call, with its query. `changes` stand in slots or in the query instead of what belongs there. */
export function pathOf(path: string, sample: Sample, changes: Record<string, string | number> = {}): string {
  const slots = { ...SLOTS, ...sample.slots, ...changes };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(slots[name]));
  const query = Object.entries(sample.query ?? {}).map(([name, id]) => `${name}=${changes[name] ?? id}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** A sample by its call and its way. */
export const sampleName = ({ call, way }: Sample): string => (way === undefined ? call : `${call} ${way}`);

/** The names of the slots of a path. */
export const slotsOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** `body` with another value at one place. */
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
