import type { Request } from 'express';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { InvalidError, MediaTypeError } from '../../errors/domain.error.js';

const JSON_TYPE = 'application/json';

/**
 * Refuses a body of another media type, which would be ignored.
 * @throws MediaTypeError, which names the header
 */
export function assertJson(request: Request): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is(JSON_TYPE))
    throw new MediaTypeError(ErrorCode.ValidationError, {
      fields: { 'Content-Type': `must be ${JSON_TYPE}` },
    });
}

/** The error for a body that JSON.parse rejects, with the position from its message. */
export function notJson(message = ''): InvalidError {
  const [place = ''] =
    /(?<=in JSON )at position \d+|unexpected token '.'|unexpected end/i.exec(message) ?? [];
  const body = [
    'is not valid JSON',
    ...(place === '' ? [] : [place.charAt(0).toLowerCase() + place.slice(1)]),
  ].join(': ');
  return new InvalidError(ErrorCode.ValidationError, { fields: { body } });
}
