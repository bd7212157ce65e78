import { randomUUID } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { TokenPair } from '#core/api/identity.js';
import { deviceName } from '#core/domain/device.js';
import { DAY_MS } from '#core/domain/durations.js';

import type { Identity } from '../../../../entities/index.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { UnauthenticatedError } from '../../../../platform/errors/domain.error.js';
import { Events } from '../../../../platform/events.js';
import { AccountsQueries } from '../accounts/accounts.queries.js';
import { hashOf, newSecret } from '../../secret-token.js';
import { SessionsEnded } from '../../events/sessions-ended.js';
import { ACCESS_TOKEN_SECONDS, AccessTokens } from './access-tokens.js';
import { isSessionId } from './live-sessions.js';
import { SessionsQueries } from './sessions.queries.js';
import type { SessionStart } from './sessions.queries.js';
import { Successors } from './successors.js';

/** A session ends if it is not used for this long. */
const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** A page that is closed during a renewal loses the response, and the next page retries; two tabs may renew at once. */
const LOST_ANSWER_MS = 10_000;

/**
 * Sessions: one sign-in on one device. A session is a family of refresh tokens, each of which can be used once, for the
 * next one. A used token that returns later than a lost response would was stolen, and ends the session.
 */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly accounts: AccountsQueries,
    private readonly queries: SessionsQueries,
    private readonly accessTokens: AccessTokens,
    private readonly successors: Successors,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /** Inside a transaction that has locked the account. */
  open(identity: Identity, userAgent: string | null): Promise<TokenPair> {
    const start = { family: randomUUID(), startedAt: this.clock.now(), refreshToken: newSecret() };
    return this.handOut(identity, start, userAgent);
  }

  /**
   * Returns whether no stored session of the account, open or ended, had a browser and system with this name; false for
   * its first session.
   */
  async isNewDevice(identityId: number, userAgent: string | null): Promise<boolean> {
    const known = await this.queries.userAgents(identityId);
    return known.length > 0 && !known.some((one) => deviceName(one) === deviceName(userAgent));
  }

  /** @throws UnauthenticatedError if the token is unknown, used, revoked or expired */
  async refresh(refreshToken: string, userAgent: string | null): Promise<TokenPair> {
    const pair = await this.database.transaction(() => this.trade(refreshToken, userAgent));
    if (pair === null) throw new UnauthenticatedError(ErrorCode.InvalidCredential);
    return pair;
  }

  /** An invalid token ends its session as well: signing out must always work. */
  async close(refreshToken: string): Promise<void> {
    const tokenHash = hashOf(refreshToken);
    await this.database.transaction(async () => {
      await this.accounts.lockByToken(tokenHash);
      await this.endFamilyOf(tokenHash, this.clock.now());
    });
  }

  /** Inside a transaction that has locked the account. Throws UnauthenticatedError if the session has ended. */
  async assertLive(session: string): Promise<void> {
    const isLive = isSessionId(session) && (await this.queries.isLive(session));
    if (!isLive) throw new UnauthenticatedError(ErrorCode.Unauthenticated);
  }

  /** Ends one session of an account, inside a transaction that has locked the account. Returns whether it was open. */
  async closeOne(identityId: number, session: string): Promise<boolean> {
    return this.publishEnd(await this.queries.revokeFamily(identityId, session, this.clock.now()));
  }

  /** Ends all sessions of an account, or all but one, inside a transaction that has locked the account. */
  async closeAll(identityId: number, except: string | null = null): Promise<void> {
    const ended = await this.queries.revokeAll(identityId, this.clock.now(), except);
    this.events.publish(new SessionsEnded(ended));
  }

  /** Returns whether a session was ended. */
  private async endFamilyOf(tokenHash: string, now: Date): Promise<boolean> {
    return this.publishEnd(await this.queries.revokeFamilyOf(tokenHash, now));
  }

  private publishEnd(ended: string | null): boolean {
    if (ended !== null) this.events.publish(new SessionsEnded([ended]));
    return ended !== null;
  }

  private async trade(refreshToken: string, userAgent: string | null): Promise<TokenPair | null> {
    const tokenHash = hashOf(refreshToken);
    const now = this.clock.now();
    const identity = await this.accounts.lockByToken(tokenHash);
    if (identity === null) return null;
    const session = await this.queries.use(tokenHash, now, new Date(now.getTime() - LOST_ANSWER_MS));
    if (session === null) {
      const wasOpen = await this.endFamilyOf(tokenHash, now);
      if (wasOpen) this.logger.warn({ message: 'A used refresh token came back', uid: identity.uid });
      return null;
    }
    await this.queries.deleteExpired(identity.id, now);
    return this.handOut(identity, { ...session, refreshToken: this.successors.of(refreshToken) }, userAgent);
  }

  private async handOut(
    identity: Identity,
    { refreshToken, ...session }: SessionStart & { refreshToken: string },
    userAgent: string | null,
  ): Promise<TokenPair> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + REFRESH_TOKEN_MS);
    const tokenHash = hashOf(refreshToken);
    await this.queries.insert({ identityId: identity.id, session, userAgent, tokenHash, now, expiresAt });
    const accessToken = await this.accessTokens.issue(identity, session.family);
    return { accessToken, refreshToken, expiresIn: ACCESS_TOKEN_SECONDS };
  }
}
