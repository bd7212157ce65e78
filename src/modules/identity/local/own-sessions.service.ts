import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import type { Identity } from '../../../entities/index.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, UnauthenticatedError } from '../../../platform/errors/domain.error.js';
import type { Caller } from '../access.js';
import { AccountsQueries } from './accounts.queries.js';
import type { LocalCaller } from './bearer.strategy.js';
import { SessionsQueries } from './sessions.queries.js';
import type { SessionRow } from './sessions.queries.js';
import { SessionsService } from './sessions.service.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The sessions of an account, as their owner sees and ends them. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly sessions: SessionsService,
    private readonly queries: SessionsQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list({ uid }: Caller): Promise<SessionRow[]> {
    const { id } = existing(await this.accounts.findByUid(uid));
    return this.queries.list(id, this.clock.now());
  }

  /** @throws NotFoundError when it has ended already, or is none of the caller's */
  async end(caller: Caller, session: string): Promise<void> {
    await this.holding(caller, async ({ id }) => {
      const wasOpen = UUID.test(session) && (await this.queries.revokeFamily(id, session, this.clock.now()));
      if (!wasOpen) throw new NotFoundError(ErrorCode.NotExistingSession);
    });
  }

  async endOthers(caller: LocalCaller): Promise<void> {
    await this.holding(caller, ({ id }) => this.sessions.closeAll(id, caller.session));
  }

  async endAll(caller: Caller): Promise<void> {
    await this.holding(caller, ({ id }) => this.sessions.closeAll(id));
  }

  private holding({ uid }: Caller, work: (identity: Identity) => Promise<void>): Promise<void> {
    return this.database.transaction(async () => work(existing(await this.accounts.holdByUid(uid))));
  }
}

/** Deleted since the token was handed out. */
function existing(identity: Identity | null): Identity {
  if (identity === null) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
  return identity;
}
