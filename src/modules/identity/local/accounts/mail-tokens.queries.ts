import { Injectable } from '@nestjs/common';

import { IdentityToken } from '../../../../entities/index.js';
import type { IdentityTokenPurpose } from '../../../../entities/accounts/identity-token.entity.js';
import { Database } from '../../../../platform/database/database.js';

export interface NewMailToken {
  identityId: number;
  purpose: IdentityTokenPurpose;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
  /** The new email, for a change. */
  email: string | null;
  /** The token, encrypted, if it may be mailed again. */
  sealed: string | null;
  /** A valid token created after this time is kept; null keeps none. */
  keepSince: Date | null;
}

export interface UsedMailToken {
  identityId: number;
  purpose: IdentityTokenPurpose;
  email: string | null;
}

const IS_GOOD = `
  token_hash = $1 AND purpose = ANY ($2) AND used_at IS NULL AND expires_at > $3 AND NOT EXISTS (
    SELECT FROM identity i JOIN app_user u ON u.uid = i.uid::text
    WHERE i.id = identity_token.identity_id AND u.disabled_at IS NOT NULL)`;

const REPLACE = `
  INSERT INTO identity_token AS t (identity_id, purpose, token_hash, created_at, expires_at, email, sealed, sent_at)
  VALUES ($1, $2, $3, $4, $5, $6, $8, $4)
  ON CONFLICT (identity_id, purpose) DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email,
    sealed = excluded.sealed, sent_at = excluded.sent_at, created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = NULL
  WHERE $7::timestamptz IS NULL OR t.created_at <= $7 OR t.used_at IS NOT NULL
  RETURNING id`;

const RESEND = `
  UPDATE identity_token SET sent_at = $3
  WHERE identity_id = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3 AND sent_at <= $4
  RETURNING sealed`;

const LOCK_ACCOUNT = `
  SELECT 1 FROM identity WHERE id = (SELECT identity_id FROM identity_token WHERE token_hash = $1)
  FOR NO KEY UPDATE`;

/** The rows of mailed tokens. */
@Injectable()
export class MailTokensQueries {
  constructor(private readonly database: Database) {}

  /** Replaces the account's token for the same purpose. False if a recent valid one was kept. */
  async replace(token: NewMailToken): Promise<boolean> {
    const { identityId, purpose, tokenHash, now, expiresAt, email, sealed, keepSince } = token;
    const parameters = [identityId, purpose, tokenHash, now, expiresAt, email, keepSince, sealed];
    return (await this.database.query(REPLACE, parameters)).length > 0;
  }

  /** Records that a valid token is mailed again and returns it encrypted; null if it was mailed after `sentBefore`. */
  async resend(
    identityId: number,
    purpose: IdentityTokenPurpose,
    now: Date,
    sentBefore: Date,
  ): Promise<string | null> {
    const parameters = [identityId, purpose, now, sentBefore];
    const [row] = await this.database.query<{ sealed: string | null }>(RESEND, parameters);
    return row?.sealed ?? null;
  }

  /** Locks the account of a token until the commit. */
  async lockAccountOf(tokenHash: string): Promise<void> {
    await this.database.query(LOCK_ACCOUNT, [tokenHash]);
  }

  async isGood(tokenHash: string, purpose: IdentityTokenPurpose, now: Date): Promise<boolean> {
    const found = await this.database.query(`SELECT 1 FROM identity_token WHERE ${IS_GOOD}`, [
      tokenHash,
      [purpose],
      now,
    ]);
    return found.length > 0;
  }

  /** Marks a valid token as used and returns its data; null if it is invalid. */
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

  async deleteAll(identityId: number): Promise<void> {
    await this.database.repository(IdentityToken).delete({ identityId });
  }

  async delete(identityId: number, purpose: IdentityTokenPurpose): Promise<void> {
    await this.database.repository(IdentityToken).delete({ identityId, purpose });
  }
}
