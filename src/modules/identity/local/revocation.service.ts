import { Injectable } from '@nestjs/common';

import type { Identity } from '../../../entities/index.js';
import { TokenRevocation } from '../token-revocation.js';
import { MailTokensService } from './mail-tokens.service.js';
import { SessionsService } from './sessions.service.js';

export interface RevocationWishes {
  /** The session that goes on; null: none does. */
  except: string | null;
  /** Whether personal access tokens stay good. */
  keepTokens: boolean;
  requestId: string;
}

/** What a new password, or logging out everywhere, puts an end to. */
@Injectable()
export class RevocationService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly mailTokens: MailTokensService,
    private readonly personalTokens: TokenRevocation,
  ) {}

  /** Voids every mailed link of the account and ends its sessions. Inside a transaction that holds the account. */
  async revoke(
    { id, uid }: Pick<Identity, 'id' | 'uid'>,
    { except, keepTokens, requestId }: RevocationWishes,
  ): Promise<void> {
    await this.mailTokens.forgetAll(id);
    await this.sessions.closeAll(id, except);
    if (!keepTokens) await this.personalTokens.revokeAll(uid, requestId);
  }
}
