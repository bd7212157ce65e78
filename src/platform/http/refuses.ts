import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

import type { ErrorCode } from '#core/api/error-codes.js';

/**
 * Names the refusals of a route, by status, in the description of the API.
 * @example `@Refuses({ 404: ['not_existing_key'], 422: ['key_name_already_exists'] })`
 */
export const Refuses = (refusals: Partial<Record<number, readonly ErrorCode[]>>): MethodDecorator =>
  applyDecorators(
    ...Object.entries(refusals).map(([status, codes = []]) =>
      ApiResponse({ status: Number(status), description: codes.join(', '), schema: bodyOf(codes) }),
    ),
  );

const text = { type: 'string' } as const;

const bodyOf = (codes: readonly ErrorCode[]) => ({
  type: 'object',
  required: ['statusCode', 'error', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    error: { type: 'string', enum: [...codes] },
    message: text,
    requestId: text,
    ...(codes.includes('validation_error') ? { fields: { type: 'object', additionalProperties: text } } : {}),
  },
});
