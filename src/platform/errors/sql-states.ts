import { ErrorCode } from '#core/api/error-codes.js';

import { refusalOf } from '../database/violates.js';

interface Answer {
  status: number;
  code: ErrorCode;
  retryAfter?: number;
}

const UNAVAILABLE: Answer = { status: 503, code: ErrorCode.Unavailable, retryAfter: 2 };

const ANSWERS: [pattern: RegExp, answer: Answer][] = [
  // A reference that is gone, an id that cannot be one: to the caller both do not exist.
  [/^(23503|22P02)$/, { status: 404, code: ErrorCode.ValidationError }],
  [/^(22021|22P05|22003|23514|22001)$/, { status: 400, code: ErrorCode.ValidationError }],
  [/^(40001|40P01)$/, { status: 409, code: ErrorCode.Conflict }],
  [/^53100$|^ENOSPC$/, { status: 507, code: ErrorCode.StorageFull }],
  [/^(55P03|57014|57P0.|08...|53300|25P03)$/, UNAVAILABLE],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/, UNAVAILABLE],
];

// node-postgres and TypeORM report their own time-outs and lost connections as plain errors with these texts.
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Driver not Connected|query runner was already released/i;

/** What a refusal by PostgreSQL, or its absence, means to the caller; null when `error` is not one. */
export function answerToSqlState(error: unknown): Answer | null {
  if (error instanceof Error && LOST_CONNECTION.test(error.message)) return UNAVAILABLE;
  const code = refusalOf(error)?.code;
  if (code === undefined) return null;
  return ANSWERS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
