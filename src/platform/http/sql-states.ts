import { ErrorCode } from '#core/api/errors/error-codes.js';

import { FOREIGN_KEY_VIOLATION, refusalOf } from '../database/violates.js';

interface Answer {
  status: number;
  code: ErrorCode;
  retryAfter?: number;
}

const UNAVAILABLE: Answer = { status: 503, code: ErrorCode.Unavailable, retryAfter: 2 };

/** Raised by the trigger `refuse_in_archive`: an archived project takes no new history rows. */
const PROJECT_ARCHIVED = /^MA001$/;

const ANSWERS: [pattern: RegExp, answer: Answer][] = [
  // An id out of range.
  [/^22P02$/, { status: 404, code: ErrorCode.NoSuchRoute }],
  [/^(22021|22P05|22003|23514|22001)$/, { status: 400, code: ErrorCode.ValidationError }],
  [PROJECT_ARCHIVED, { status: 403, code: ErrorCode.ProjectArchived }],
  [/^(40001|40P01)$/, { status: 409, code: ErrorCode.Conflict }],
  [/^53100$|^ENOSPC$/, { status: 507, code: ErrorCode.StorageFull }],
  [/^(55P03|57014|57P0.|08...|53300|25P03)$/, UNAVAILABLE],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/, UNAVAILABLE],
];

const USER_GONE: Answer = { status: 401, code: ErrorCode.Unauthenticated };
const NOT_A_MEMBER: Answer = { status: 403, code: ErrorCode.NotYourProject };

/**
 * The missing resource, by the last word of the constraint's name: another call deleted it before a row could refer to
 * it.
 */
const MISSING: Partial<Record<string, Answer>> = {
  user: USER_GONE,
  actor: USER_GONE,
  inviter: USER_GONE,
  identity: USER_GONE,
  project: NOT_A_MEMBER,
  membership: NOT_A_MEMBER,
  invitee: { status: 404, code: ErrorCode.InvitationUserNotFound },
  invitation: { status: 404, code: ErrorCode.NotExistingInvitation },
  language: { status: 404, code: ErrorCode.NotExistingLanguage },
  group: { status: 404, code: ErrorCode.NotExistingGroup },
  file: { status: 404, code: ErrorCode.NotExistingFile },
  key: { status: 404, code: ErrorCode.NotExistingKey },
};

/** @param constraint `fk_`, the table and the resource it refers to */
const answerToMissing = (constraint = ''): Answer =>
  MISSING[constraint.replace(/^.*_/, '')] ?? { status: 409, code: ErrorCode.Conflict };

// node-postgres and TypeORM report timeouts and lost connections as plain errors with these texts.
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Driver not Connected|query runner was already released/i;

/** Maps an error of PostgreSQL, or of reaching it, to an error of the API; null if `error` is something else. */
export function answerToSqlState(error: unknown): Answer | null {
  if (error instanceof Error && LOST_CONNECTION.test(error.message)) return UNAVAILABLE;
  const { code, constraint } = refusalOf(error) ?? {};
  if (code === undefined) return null;
  if (code === FOREIGN_KEY_VIOLATION) return answerToMissing(constraint);
  return ANSWERS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
