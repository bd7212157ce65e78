import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import { HOUR_MS, MINUTE_MS } from '#core/domain/durations.js';

import type { IdentityTokenPurpose } from '../../../entities/accounts/identity-token.entity.js';
import { Clock } from '../../../platform/clock.js';
import { InvalidError } from '../../../platform/errors/domain.error.js';
import { MailTokensQueries } from './mail-tokens.queries.js';
import type { UsedMailToken } from './mail-tokens.queries.js';
import { hashOf, newSecret } from '../secret-token.js';

/** The lifetime of mailed links, in milliseconds. */
export const MAIL_TOKEN_LIFE: Record<IdentityTokenPurpose, number> = {
  password_reset: HOUR_MS,
  email_verification: 7 * 24 * HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_change_cancel: 24 * HOUR_MS,
};

/** A password link younger than this is not replaced; otherwise any caller could keep invalidating it. */
const RESET_LEFT_ALONE_MS = 10 * MINUTE_MS;

/** Single-use secrets that are sent by email. An account has one per purpose: the newest. */
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

  /** Null if the link that was just mailed is still valid. */
  async createReset(identityId: number): Promise<string | null> {
    const token = newSecret();
    const now = this.clock.now();
    const keepSince = new Date(now.getTime() - RESET_LEFT_ALONE_MS);
    const row = { ...rowOf(identityId, 'password_reset', token, now), email: null, keepSince };
    return (await this.queries.replace(row)) ? token : null;
  }

  /** @throws InvalidError if the token is invalid */
  async assertGood(token: string, purpose: IdentityTokenPurpose): Promise<void> {
    if (!(await this.queries.isGood(hashOf(token), purpose, this.clock.now()))) throw notGood();
  }

  /**
   * Uses a token and locks its account, inside a transaction. Throws InvalidError if the token is not valid for one of
   * the purposes.
   */
  async use(token: string, ...purposes: IdentityTokenPurpose[]): Promise<UsedMailToken> {
    await this.queries.lockAccountOf(hashOf(token));
    const used = await this.queries.use(hashOf(token), purposes, this.clock.now());
    if (used === null) throw notGood();
    return used;
  }

  /** Invalidates everything that was mailed before. */
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
