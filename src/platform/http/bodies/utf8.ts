import { isUtf8 } from 'node:buffer';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { InvalidError } from '../../errors/domain.error.js';

/**
 * Refuses invalid UTF-8, which decoding would silently replace by U+FFFD.
 * @throws InvalidError
 */
export function assertUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes))
    throw new InvalidError(ErrorCode.ValidationError, { fields: { body: 'utf8_expected' } });
}
