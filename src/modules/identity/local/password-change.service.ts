import { Injectable } from '@nestjs/common';

import type { PasswordChange } from '#core/api/identity.js';

import { Identity } from '../../../entities/index.js';
import { Database } from '../../../platform/database/database.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { AccountEmails } from './account-emails.js';
import { CredentialsService } from './credentials.js';
import { Passwords } from './passwords.js';
import type { LocalCaller } from './sessions/claims.js';
import { RevocationService } from './sessions/revocation.service.js';
import { SessionsService } from './sessions/sessions.service.js';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly revocation: RevocationService,
    private readonly emails: AccountEmails,
    private readonly database: Database,
  ) {}

  /**
   * Ends every other session and revokes what could start one. Throws UnauthenticatedError if the current password is
   * wrong.
   */
  async changePassword(
    { uid, session }: LocalCaller,
    { password, newPassword, keepTokens = false }: PasswordChange,
    requestId: string,
    client: ClientContext,
  ): Promise<void> {
    const identity = await this.credentials.checkOf(uid, password);
    const passwordHash = await this.passwords.hash(newPassword);
    await this.database.transaction(async () => {
      await this.credentials.lockUnchanged(identity);
      await this.sessions.assertLive(session);
      await this.database.repository(Identity).update(identity.id, { passwordHash });
      await this.revocation.revoke(identity, { except: session, keepTokens, requestId });
      await this.emails.sendPasswordChanged(identity, client);
    });
  }
}
