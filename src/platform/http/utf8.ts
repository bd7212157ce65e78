import { isUtf8 } from 'node:buffer';

import { ErrorCode } from '#core/api/error-codes.js';

import { InvalidError } from '../errors/domain.error.js';

/**
 * Decoding would put U+FFFD in place of what was typed, without a word.
 * @throws InvalidError
 */
export function assertUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes))
    throw new InvalidError(ErrorCode.ValidationError, { fields: { body: 'utf8_expected' } });
}
