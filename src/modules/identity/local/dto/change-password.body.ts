import type { PasswordChange } from '#core/api/identity.js';

import { IsKeepTokens } from './keep-tokens.js';
import { IsNewPassword, IsSecret } from './rules.js';

export class ChangePasswordBody implements PasswordChange {
  @IsSecret()
  password!: string;

  @IsNewPassword()
  newPassword!: string;

  /** If true, personal access tokens stay valid. By default they are revoked. */
  @IsKeepTokens()
  keepTokens: boolean = false;
}
