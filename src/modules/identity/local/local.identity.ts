import { Injectable } from '@nestjs/common';

import type { ExportedIdentity } from '#core/api/account.js';

import { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Caller } from '../access.js';
import { IdentityProvider } from '../identity.provider.js';
import type { SignedInCaller } from '../identity.provider.js';
import { AccessTokens } from './sessions/access-tokens.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { sessionExport } from './sessions/session.view.js';
import { SessionsQueries } from './sessions/sessions.queries.js';
import { SessionsService } from './sessions/sessions.service.js';

/** The driver for accounts on this server. */
@Injectable()
export class LocalIdentity extends IdentityProvider {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly accounts: AccountsQueries,
    private readonly sessions: SessionsQueries,
    private readonly openSessions: SessionsService,
    private readonly live: LiveSessions,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async verify(token: string): Promise<SignedInCaller | null> {
    const caller = await this.tokens.verify(token);
    return caller !== null && (await this.live.isLive(caller.session)) ? caller : null;
  }

  async lockSession({ uid, session = '' }: Caller): Promise<void> {
    await this.accounts.lockByUid(uid);
    await this.openSessions.assertLive(session);
  }

  async describe(uid: string): Promise<ExportedIdentity | null> {
    const identity = await this.accounts.findByUid(uid);
    if (identity === null) return null;
    const { id, email, emailVerified, username, createdAt } = identity;
    const sessions = (await this.sessions.list(id, this.clock.now())).map(sessionExport);
    return { email, emailVerified, username, createdAt: createdAt.toISOString(), sessions };
  }

  /** Sessions and mailed links are deleted by cascade. */
  async remove(uid: string): Promise<void> {
    await this.database.repository(Identity).delete({ uid });
  }
}
