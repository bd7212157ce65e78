import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import { HOUR_MS } from '#core/domain/durations.js';

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
};

/** Secrets that travel by mail, good once. Only the newest of an account and purpose is good. */
@Injectable()
export class MailTokensService {
  constructor(
    private readonly queries: MailTokensQueries,
    private readonly clock: Clock,
  ) {}

  /** @param email the new one, for a change */
  async create(
    identityId: number,
    purpose: IdentityTokenPurpose,
    email: string | null = null,
  ): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + MAIL_TOKEN_LIFE[purpose]);
    await this.queries.replace({ identityId, purpose, tokenHash: hashOf(token), now, expiresAt, email });
    return token;
  }

  /** @throws InvalidError when the token is not good */
  async assertGood(token: string, purpose: IdentityTokenPurpose): Promise<void> {
    if (!(await this.queries.isGood(hashOf(token), purpose, this.clock.now()))) throw notGood();
  }

  /** Answers what the token was made for. Throws InvalidError when it is not good for one of the purposes. */
  async use(token: string, ...purposes: IdentityTokenPurpose[]): Promise<UsedMailToken> {
    const used = await this.queries.use(hashOf(token), purposes, this.clock.now());
    if (used === null) throw notGood();
    return used;
  }

  /** Nothing that was mailed before is good any more. */
  async forgetAll(identityId: number): Promise<void> {
    await this.queries.deleteAll(identityId);
  }
}

const notGood = (): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { token: 'is used, expired or unknown' } });
