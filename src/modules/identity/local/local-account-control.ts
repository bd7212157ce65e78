import { Injectable } from '@nestjs/common';

import { PublicAddress } from '../../../platform/http/client/public-address.js';
import { AccountControl } from '../account-control.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { resetPath } from './account-emails.js';
import { MailTokensService } from './accounts/mail-tokens.service.js';
import { RevocationService } from './sessions/revocation.service.js';

/** Accounts on this server. */
@Injectable()
export class LocalAccountControl extends AccountControl {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly revocation: RevocationService,
    private readonly tokens: MailTokensService,
    private readonly address: PublicAddress,
  ) {
    super();
  }

  async endSessions(uid: string, requestId: string): Promise<boolean> {
    const identity = await this.accounts.lockByUid(uid);
    if (identity !== null)
      await this.revocation.revoke(identity, { except: null, keepTokens: true, requestId });
    return true;
  }

  async resetLink(uid: string): Promise<string | null> {
    const identity = await this.accounts.lockByUid(uid);
    if (identity === null) return null;
    return this.address.linkTo(resetPath(await this.tokens.create(identity.id, 'password_reset')));
  }
}
