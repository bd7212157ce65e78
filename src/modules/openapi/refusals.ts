import { refusalsOf } from '#core/api/calls.js';
import type { Call } from '#core/api/calls.js';
import type { ErrorCode } from '#core/api/errors/error-codes.js';

import { headersOf } from './headers.js';
import type { JsonObject } from './json.js';

const TEXT = { type: 'string' };

/** The codes of conflicts that come with the current state. */
const TELLING: readonly ErrorCode[] = ['conflict', 'import_moved', 'plurals_moved'];

/** Error responses shared by many calls are defined once and referenced. */
export class Refusals {
  readonly shared: JsonObject = {};

  /**
   * The error responses of a call by status.
   * @param current the schema of the current state in a conflict
   */
  of(call: Call, current: unknown): JsonObject {
    const isTold = call.refuses?.[409]?.some((code) => TELLING.includes(code)) ?? false;
    return Object.fromEntries(
      Object.entries(refusalsOf(call)).map(([status, codes = []]) => [
        status,
        status === '409' && isTold ? refusal(409, codes, current) : this.reference(Number(status), codes),
      ]),
    );
  }

  private reference(status: number, codes: readonly ErrorCode[]): JsonObject {
    const name = `${codes.map(pascalCase).join('Or')}${status}`;
    this.shared[name] = refusal(status, codes);
    return { $ref: `#/components/responses/${name}` };
  }
}

/** Client generators turn the names into identifiers, so they start with a letter and contain no dots. */
const pascalCase = (code: string): string =>
  code
    .split(/[_-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function refusal(status: number, codes: readonly ErrorCode[], current?: unknown): JsonObject {
  const properties = {
    statusCode: { const: status },
    error: { type: 'string', enum: codes, description: 'The error code for programs.' },
    message: { ...TEXT, description: 'A sentence for people, in the language of `Content-Language`.' },
    requestId: { ...TEXT, format: 'uuid', description: 'The id of the request, as in the server log.' },
  };
  const schema = {
    type: 'object',
    required: Object.keys(properties),
    properties: {
      ...properties,
      ...(codes.includes('validation_error') ? { fields: FIELDS } : {}),
      ...(codes.includes('card_declined') ? { declineCode: DECLINE_CODE } : {}),
      ...(codes.includes('checks_failed') ? { findings: FINDINGS } : {}),
      ...(current === undefined ? {} : { current }),
    },
    additionalProperties: false,
  };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headersOf(status),
    content: { 'application/json': { schema } },
  };
}

const DECLINE_CODE = { ...TEXT, description: 'The reason given by the bank, if any.' };

const FINDINGS = {
  type: 'array',
  items: { $ref: '#/components/schemas/FindingView' },
  description: 'The errors that block the validation.',
};

const FIELDS = {
  type: 'object',
  additionalProperties: TEXT,
  description: 'The error of each invalid field. Absent if the body is unreadable.',
};
