import { ApiProperty } from '@nestjs/swagger';

import type { NewAccount } from '#core/api/identity.js';

import { IsUsername } from '../../username.js';
import { IsEmailAddress, IsNewPassword } from './rules.js';

export class SignUpBody implements NewAccount {
  @IsEmailAddress()
  email!: string;

  @IsNewPassword()
  password!: string;

  @ApiProperty({ required: false })
  @IsUsername()
  username?: string | null;
}
