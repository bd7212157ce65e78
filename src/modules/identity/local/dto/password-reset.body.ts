import type { PasswordResetConfirmation, PasswordResetRequest } from '#core/api/identity.js';

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
}
