import type { EmailVerification } from '#core/api/identity.js';

import { IsSecret } from './rules.js';

export class VerifyEmailBody implements EmailVerification {
  @IsSecret()
  token!: string;
}
