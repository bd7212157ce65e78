import type { EmailChange } from '#core/api/identity.js';

import { IsEmailAddress, IsSecret } from './rules.js';

export class ChangeEmailBody implements EmailChange {
  @IsSecret()
  password!: string;

  /** The new email. */
  @IsEmailAddress()
  email!: string;
}
