import type { Credentials } from '#core/api/identity.js';

import { IsEmailAddress, IsNewPassword } from './rules.js';

export class SignUpBody implements Credentials {
  @IsEmailAddress()
  email!: string;

  @IsNewPassword()
  password!: string;
}
