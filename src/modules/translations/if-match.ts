import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { InvalidError } from '../../platform/errors/domain.error.js';

/** The version in the `If-Match` header; null for any version. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  versionIn(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/** A version is a number, bare or as an entity tag: `3`, `"3"`, `W/"3"`. */
export function versionIn(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(header.trim())?.[2];
  if (version === undefined) {
    throw new InvalidError(ErrorCode.ValidationError, { fields: { 'if-match': 'must be a version' } });
  }
  return Number(version);
}
