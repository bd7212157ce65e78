import type { RefreshRequest } from '#core/api/identity.js';

import { IsSecret } from './rules.js';

export class RefreshBody implements RefreshRequest {
  @IsSecret()
  refreshToken!: string;
}
