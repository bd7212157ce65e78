import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';

import type { UpdateUser } from '#core/api/users.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsUsername } from '../../identity/username.js';

export class UpdateUserBody implements UpdateUser {
  @ApiProperty({ required: false })
  @IsUsername()
  username?: string | null;

  /** The verified email that the caller is signed in with. Change it at the identity provider first. */
  @ApiProperty({ type: String, format: 'email', required: false })
  @IfSent()
  @IsString({ message: 'must be a string' })
  email?: string;
}
