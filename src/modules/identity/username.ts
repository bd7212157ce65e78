import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { LIMITS } from '#core/domain/rules.js';

const NO_CONTROL_CHARACTERS = /^\P{Cc}*$/u;

/** A name people choose for themselves, or none. */
export const IsUsername = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      nullable: true,
      maxLength: LIMITS.username,
      pattern: NO_CONTROL_CHARACTERS.source,
    }),
    IsOptional(),
    IsString({ message: 'must be a text' }),
    MaxLength(LIMITS.username, { message: `must have at most ${LIMITS.username} characters` }),
    Matches(NO_CONTROL_CHARACTERS, { message: 'must not have control characters' }),
  );

/** What is kept of it: no space around it, and null rather than nothing. */
export const usernameOf = (typed: string | null | undefined): string | null => typed?.trim() || null;
