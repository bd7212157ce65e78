import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';

import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../platform/http/validation/plain-name.js';

/** Validates a display name chosen by the user; null for none. */
export const IsUsername = (): PropertyDecorator =>
  applyDecorators(
    // IsPlainName() refuses more than a pattern can express.
    ApiProperty({
      type: String,
      nullable: true,
      maxLength: LIMITS.username,
      pattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$',
    }),
    IsOptional(),
    IsString({ message: 'must be a string' }),
    MaxLength(LIMITS.username, { message: `must have at most ${LIMITS.username} characters` }),
    IsPlainName(),
  );

/** The stored form: trimmed, and null if empty. */
export const usernameOf = (typed: string | null | undefined): string | null => typed?.trim() || null;
