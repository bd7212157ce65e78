import type { Credentials } from '#core/api/identity.js';

import { IsEmailAddress, IsSecret } from './rules.js';

export class SignInBody implements Credentials {
  @IsEmailAddress()
  email!: string;

  @IsSecret()
  password!: string;
}
