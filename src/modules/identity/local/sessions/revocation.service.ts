import { Injectable } from '@nestjs/common';

import type { Identity } from '../../../../entities/index.js';
import { TokenRevocation } from '../../token-revocation.js';
import { MailTokensService } from '../accounts/mail-tokens.service.js';
import { SessionsService } from './sessions.service.js';

export interface RevocationWishes {
  /** The session to keep; null for none. */
  except: string | null;
  /** Whether personal access tokens stay valid. */
  keepTokens: boolean;
  requestId: string;
}

/** Revokes sessions and tokens after a new password, or when signing out everywhere. */
@Injectable()
export class RevocationService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly mailTokens: MailTokensService,
    private readonly personalTokens: TokenRevocation,
  ) {}

  /**
   * Invalidates every mailed link of the account and ends its sessions. Inside a transaction that has locked the
   * account.
   */
  async revoke(
    { id, uid }: Pick<Identity, 'id' | 'uid'>,
    { except, keepTokens, requestId }: RevocationWishes,
  ): Promise<void> {
    await this.mailTokens.forgetAll(id);
    await this.sessions.closeAll(id, except);
    if (!keepTokens) await this.personalTokens.revokeAll(uid, requestId);
  }
}
