import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { RegisterUser } from '#core/api/users.js';

import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsUsername } from '../../identity/username.js';

@Echoes(ENTITY_FIELDS.user)
export class RegisterBody implements RegisterUser {
  @ApiProperty({ required: false })
  @IsUsername()
  username?: string | null;

  @IsString({ message: 'must be a string' })
  email!: string;
}
