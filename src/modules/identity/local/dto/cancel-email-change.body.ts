import type { EmailChangeCancellation } from '#core/api/identity.js';

import { IsSecret } from './rules.js';

export class CancelEmailChangeBody implements EmailChangeCancellation {
  @IsSecret()
  token!: string;
}
