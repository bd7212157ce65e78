import type { PasswordChange } from '#core/api/identity.js';

import { IsNewPassword, IsSecret } from './rules.js';

export class ChangePasswordBody implements PasswordChange {
  @IsSecret()
  password!: string;

  @IsNewPassword()
  newPassword!: string;
}
