import { applyDecorators } from '@nestjs/common';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import { LIMITS } from '#core/domain/rules.js';

const NO_CONTROL_CHARACTERS = /^\P{Cc}*$/u;

/** A name people choose for themselves, or none. */
export const IsUsername = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString({ message: 'must be a text' }),
    MaxLength(LIMITS.username, { message: `must have at most ${LIMITS.username} characters` }),
    Matches(NO_CONTROL_CHARACTERS, { message: 'must not have control characters' }),
  );

/** What is kept of it: no space around it, and null rather than nothing. */
export const usernameOf = (typed: string | null | undefined): string | null => typed?.trim() || null;
