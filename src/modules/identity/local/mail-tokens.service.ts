import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import { HOUR_MS, MINUTE_MS } from '#core/domain/durations.js';

import type { IdentityTokenPurpose } from '../../../entities/identity-token.entity.js';
import { Clock } from '../../../platform/clock.js';
import { InvalidError } from '../../../platform/errors/domain.error.js';
import { MailTokensQueries } from './mail-tokens.queries.js';
import type { UsedMailToken } from './mail-tokens.queries.js';
import { hashOf, newSecret } from '../secret-token.js';

/** How long a link in a mail is good, in milliseconds. */
export const MAIL_TOKEN_LIFE: Record<IdentityTokenPurpose, number> = {
  password_reset: HOUR_MS,
  email_verification: 7 * 24 * HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_change_cancel: 24 * HOUR_MS,
};

/** A link for a password that is younger than this is not replaced: else a stranger could void it again and again. */
const RESET_LEFT_ALONE_MS = 10 * MINUTE_MS;

/** Secrets that travel by mail, good once. An account has one for each purpose: the newest. */
@Injectable()
export class MailTokensService {
  constructor(
    private readonly queries: MailTokensQueries,
    private readonly clock: Clock,
  ) {}

  /** @param email the new one, for a change */
  async create(
    identityId: number,
    purpose: Exclude<IdentityTokenPurpose, 'password_reset'>,
    email: string | null = null,
  ): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    await this.queries.replace({ ...rowOf(identityId, purpose, token, now), email, keepSince: null });
    return token;
  }

  /** Null: the link that was mailed a moment ago is still good. */
  async createReset(identityId: number): Promise<string | null> {
    const token = newSecret();
    const now = this.clock.now();
    const keepSince = new Date(now.getTime() - RESET_LEFT_ALONE_MS);
    const row = { ...rowOf(identityId, 'password_reset', token, now), email: null, keepSince };
    return (await this.queries.replace(row)) ? token : null;
  }

  /** @throws InvalidError when the token is not good */
  async assertGood(token: string, purpose: IdentityTokenPurpose): Promise<void> {
    if (!(await this.queries.isGood(hashOf(token), purpose, this.clock.now()))) throw notGood();
  }

  /**
   * Answers what the token was made for, and locks its account: inside a transaction. Throws InvalidError when it is not
   * good for one of the purposes.
   */
  async use(token: string, ...purposes: IdentityTokenPurpose[]): Promise<UsedMailToken> {
    await this.queries.lockAccountOf(hashOf(token));
    const used = await this.queries.use(hashOf(token), purposes, this.clock.now());
    if (used === null) throw notGood();
    return used;
  }

  /** Nothing that was mailed before is good any more. */
  async forgetAll(identityId: number): Promise<void> {
    await this.queries.deleteAll(identityId);
  }

  async forget(identityId: number, purpose: IdentityTokenPurpose): Promise<void> {
    await this.queries.delete(identityId, purpose);
  }
}

const rowOf = (identityId: number, purpose: IdentityTokenPurpose, token: string, now: Date) => ({
  identityId,
  purpose,
  tokenHash: hashOf(token),
  now,
  expiresAt: new Date(now.getTime() + MAIL_TOKEN_LIFE[purpose]),
});

const notGood = (): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { token: 'is used, expired or unknown' } });
