import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

import type { RegisterUser } from '#core/api/users.js';
import { LIMITS } from '#core/domain/rules.js';

const NO_CONTROL_CHARACTERS = /^\P{Cc}*$/u;

export class RegisterBody implements RegisterUser {
  @IsOptional()
  @MaxLength(LIMITS.username, { message: `must have at most ${LIMITS.username} characters` })
  @Matches(NO_CONTROL_CHARACTERS, { message: 'must not have control characters' })
  username!: string | null;

  @IsString({ message: 'must be a text' })
  email!: string;
}
