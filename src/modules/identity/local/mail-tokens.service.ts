import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';

import type { IdentityTokenPurpose } from '../../../entities/identity-token.entity.js';
import { Clock } from '../../../platform/clock.js';
import { InvalidError } from '../../../platform/errors/domain.error.js';
import { MailTokensQueries } from './mail-tokens.queries.js';
import { hashOf, newSecret } from '../secret-token.js';

const HOUR_MS = 3_600_000;

/** How long a link in a mail is good. */
const LIFE_MS: Record<IdentityTokenPurpose, number> = {
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

  async create(identityId: number, purpose: IdentityTokenPurpose): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]);
    await this.queries.replace({ identityId, purpose, tokenHash: hashOf(token), now, expiresAt });
    return token;
  }

  /** @throws InvalidError when the token is not good */
  async assertGood(token: string, purpose: IdentityTokenPurpose): Promise<void> {
    if (!(await this.queries.isGood(hashOf(token), purpose, this.clock.now()))) throw notGood();
  }

  /** Answers the account's id. Throws InvalidError when the token is not good. */
  async use(token: string, purpose: IdentityTokenPurpose): Promise<number> {
    const identityId = await this.queries.use(hashOf(token), purpose, this.clock.now());
    if (identityId === null) throw notGood();
    return identityId;
  }
}

const notGood = (): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { token: 'is used, expired or unknown' } });
