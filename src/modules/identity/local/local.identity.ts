import { Injectable } from '@nestjs/common';

import type { ExportedIdentity } from '#core/api/account.js';

import { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { IdentityProvider } from '../identity.provider.js';
import type { SignedInCaller } from '../identity.provider.js';
import { AccountsQueries } from './accounts.queries.js';
import { BearerStrategy } from './bearer.strategy.js';
import { sessionExport } from './session.view.js';
import { SessionsQueries } from './sessions.queries.js';

/** The driver of the accounts this very server keeps. */
@Injectable()
export class LocalIdentity extends IdentityProvider {
  constructor(
    private readonly strategy: BearerStrategy,
    private readonly accounts: AccountsQueries,
    private readonly sessions: SessionsQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  verify(token: string): Promise<SignedInCaller | null> {
    return this.strategy.verify(token);
  }

  /** Access tokens last minutes: that is how soon an ended session is felt. */
  verifyNotRevoked(token: string): Promise<SignedInCaller | null> {
    return this.verify(token);
  }

  async describe(uid: string): Promise<ExportedIdentity | null> {
    const identity = await this.accounts.findByUid(uid);
    if (identity === null) return null;
    const { id, email, emailVerified, username, createdAt } = identity;
    const sessions = (await this.sessions.list(id, this.clock.now())).map(sessionExport);
    return { email, emailVerified, username, createdAt: createdAt.toISOString(), sessions };
  }

  /** Sessions and mailed links go with the row. */
  async remove(uid: string): Promise<void> {
    await this.database.repository(Identity).delete({ uid });
  }
}
