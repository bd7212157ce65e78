import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { HOUR_MS, MINUTE_MS } from '#core/domain/durations.js';

import type { IdentityTokenPurpose } from '../../../../entities/accounts/identity-token.entity.js';
import { Clock } from '../../../../platform/clock.js';
import { Config } from '../../../../platform/config/config.js';
import { InvalidError } from '../../../../platform/errors/domain.error.js';
import { SecretBox } from '../../../../platform/mail/secret-box.js';
import { hashOf, newSecret } from '../../secret-token.js';
import { MailTokensQueries } from './mail-tokens.queries.js';
import type { UsedMailToken } from './mail-tokens.queries.js';

/** The lifetime of mailed links, in milliseconds. */
export const MAIL_TOKEN_LIFE: Record<IdentityTokenPurpose, number> = {
  password_reset: HOUR_MS,
  email_verification: 7 * 24 * HOUR_MS,
  email_change: 24 * HOUR_MS,
  email_change_cancel: 24 * HOUR_MS,
};

/** A password link younger than this is not replaced; otherwise any caller could keep invalidating it. */
const RESET_LEFT_ALONE_MS = 10 * MINUTE_MS;

/**
 * The minimum time between two emails with the same link: any caller can request one, and a mailbox must not be
 * flooded.
 */
const RESENT_AFTER_MS = 2 * MINUTE_MS;

/** Single-use secrets that are sent by email. An account has one per purpose: the newest. */
@Injectable()
export class MailTokensService {
  /** Encrypts links, which must be readable to be sent again, but not by readers of the database. */
  private readonly secrets: SecretBox;

  constructor(
    private readonly queries: MailTokensQueries,
    private readonly clock: Clock,
    { jwtSecret }: Config,
  ) {
    this.secrets = new SecretBox(jwtSecret, 'password reset');
  }

  /** Replaces the one before. @param email the new one, for a change */
  async create(
    identityId: number,
    purpose: IdentityTokenPurpose,
    email: string | null = null,
  ): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    await this.queries.replace({
      ...rowOf(identityId, purpose, token, now),
      email,
      sealed: null,
      keepSince: null,
    });
    return token;
  }

  /** The token of the link to mail now: a new one, or one that was mailed a few minutes ago; null if it was just mailed. */
  async resetLink(identityId: number): Promise<string | null> {
    const token = newSecret();
    const now = this.clock.now();
    const before = (age: number): Date => new Date(now.getTime() - age);
    const row = {
      ...rowOf(identityId, 'password_reset', token, now),
      email: null,
      sealed: this.secrets.encrypt(token).toString('base64'),
      keepSince: before(RESET_LEFT_ALONE_MS),
    };
    if (await this.queries.replace(row)) return token;
    const sealed = await this.queries.resend(identityId, 'password_reset', now, before(RESENT_AFTER_MS));
    return sealed === null ? null : this.secrets.decrypt(Buffer.from(sealed, 'base64'));
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
