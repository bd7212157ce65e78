import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import type { Identity } from '../../../../entities/index.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { NotFoundError, UnauthenticatedError } from '../../../../platform/errors/domain.error.js';
import { AccountsQueries } from '../accounts/accounts.queries.js';
import type { LocalCaller } from './claims.js';
import { isSessionId } from './live-sessions.js';
import { RevocationService } from './revocation.service.js';
import type { RevocationWishes } from './revocation.service.js';
import { SessionsQueries } from './sessions.queries.js';
import type { SessionRow } from './sessions.queries.js';
import { SessionsService } from './sessions.service.js';

/** The sessions of the caller's own account. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly sessions: SessionsService,
    private readonly revocation: RevocationService,
    private readonly queries: SessionsQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list({ uid }: LocalCaller): Promise<SessionRow[]> {
    const { id } = existing(await this.accounts.findByUid(uid));
    return this.queries.list(id, this.clock.now());
  }

  /** @throws NotFoundError if it has ended or belongs to another account */
  async end(caller: LocalCaller, session: string): Promise<void> {
    await this.holding(caller, async ({ id }) => {
      const wasOpen = isSessionId(session) && (await this.sessions.closeOne(id, session));
      if (!wasOpen) throw new NotFoundError(ErrorCode.NotExistingSession);
    });
  }

  async endOthers(caller: LocalCaller, wishes: Omit<RevocationWishes, 'except'>): Promise<void> {
    await this.holding(caller, (identity) =>
      this.revocation.revoke(identity, { ...wishes, except: caller.session }),
    );
  }

  async endAll(caller: LocalCaller, wishes: Omit<RevocationWishes, 'except'>): Promise<void> {
    await this.holding(caller, (identity) => this.revocation.revoke(identity, { ...wishes, except: null }));
  }

  private holding({ uid, session }: LocalCaller, work: (identity: Identity) => Promise<void>): Promise<void> {
    return this.database.transaction(async () => {
      const identity = existing(await this.accounts.lockByUid(uid));
      await this.sessions.assertLive(session);
      await work(identity);
    });
  }
}

/** Deleted since the token was issued. */
function existing(identity: Identity | null): Identity {
  if (identity === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
  return identity;
}
