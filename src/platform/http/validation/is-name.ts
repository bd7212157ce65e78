import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from './max-length.js';
import { IsPlainName } from './plain-name.js';

/**
 * A name of something: not empty, and without hidden characters.
 * @param most the maximum number of UTF-16 units
 */
export const IsName = ({
  most = LIMITS.name,
  required = true,
}: { most?: number; required?: boolean } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: '\\S', maxLength: most, required }),
    IsString(),
    Matches(/\S/, { message: 'must not be empty' }),
    MaxLength(most),
    IsPlainName(),
  );
