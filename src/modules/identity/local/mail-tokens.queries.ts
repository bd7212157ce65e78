import { Injectable } from '@nestjs/common';

import type { IdentityTokenPurpose } from '../../../entities/identity-token.entity.js';
import { Database } from '../../../platform/database/database.js';

export interface NewMailToken {
  identityId: number;
  purpose: IdentityTokenPurpose;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
  /** The new e-mail, of a change. */
  email: string | null;
}

export interface UsedMailToken {
  identityId: number;
  purpose: IdentityTokenPurpose;
  email: string | null;
}

const IS_GOOD = 'token_hash = $1 AND purpose = ANY ($2) AND used_at IS NULL AND expires_at > $3';

/** The rows of tokens that travel by mail. */
@Injectable()
export class MailTokensQueries {
  constructor(private readonly database: Database) {}

  /** Inside a transaction. */
  async replace({ identityId, purpose, tokenHash, now, expiresAt, email }: NewMailToken): Promise<void> {
    await this.database.query('DELETE FROM identity_token WHERE identity_id = $1 AND purpose = $2', [
      identityId,
      purpose,
    ]);
    await this.database.query(
      `INSERT INTO identity_token (identity_id, purpose, token_hash, created_at, expires_at, email)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [identityId, purpose, tokenHash, now, expiresAt, email],
    );
  }

  async isGood(tokenHash: string, purpose: IdentityTokenPurpose, now: Date): Promise<boolean> {
    const found = await this.database.query(`SELECT 1 FROM identity_token WHERE ${IS_GOOD}`, [
      tokenHash,
      [purpose],
      now,
    ]);
    return found.length > 0;
  }

  /** Marks a good token as used. Answers what it was made for, null when it is not good. */
  async use(
    tokenHash: string,
    purposes: readonly IdentityTokenPurpose[],
    now: Date,
  ): Promise<UsedMailToken | null> {
    const [used] = await this.database.query<UsedMailToken>(
      `UPDATE identity_token SET used_at = $3 WHERE ${IS_GOOD}
       RETURNING identity_id AS "identityId", purpose, email`,
      [tokenHash, purposes, now],
    );
    return used ?? null;
  }

  /** Links that went to a mailbox which is the account's no more. */
  async deleteAll(identityId: number): Promise<void> {
    await this.database.query('DELETE FROM identity_token WHERE identity_id = $1', [identityId]);
  }
}
