import type { PasswordResetConfirmation, PasswordResetRequest } from '#core/api/identity.js';

import { IsKeepTokens } from './keep-tokens.js';
import { IsEmailAddress, IsNewPassword, IsSecret } from './rules.js';

export class PasswordResetRequestBody implements PasswordResetRequest {
  @IsEmailAddress()
  email!: string;
}

export class PasswordResetConfirmationBody implements PasswordResetConfirmation {
  @IsSecret()
  token!: string;

  @IsNewPassword()
  password!: string;

  /**
   * If true, and if the email was verified before, personal access tokens stay valid. By default they are revoked.
   */
  @IsKeepTokens()
  keepTokens: boolean = false;
}
