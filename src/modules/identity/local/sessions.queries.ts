import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.js';

export interface NewRefreshToken {
  identityId: number;
  family: string;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
}

/** The rows of refresh tokens. */
@Injectable()
export class SessionsQueries {
  constructor(private readonly database: Database) {}

  async insert({ identityId, family, tokenHash, now, expiresAt }: NewRefreshToken): Promise<void> {
    await this.database.query(
      `INSERT INTO refresh_token (identity_id, family, token_hash, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [identityId, family, tokenHash, now, expiresAt],
    );
  }

  /** Marks a good token as used. Answers its family, null when it is not good any more. */
  async use(tokenHash: string, now: Date): Promise<string | null> {
    const [used] = await this.database.query<{ family: string }>(
      `UPDATE refresh_token SET used_at = $2
       WHERE token_hash = $1 AND used_at IS NULL AND revoked_at IS NULL AND expires_at > $2
       RETURNING family`,
      [tokenHash, now],
    );
    return used?.family ?? null;
  }

  /** Ends the session a token belongs to, whatever became of the token. Answers whether there was one to end. */
  async revokeFamilyOf(tokenHash: string, now: Date): Promise<boolean> {
    const revoked = await this.database.query(
      `UPDATE refresh_token SET revoked_at = $2
       WHERE family = (SELECT family FROM refresh_token WHERE token_hash = $1) AND revoked_at IS NULL
       RETURNING id`,
      [tokenHash, now],
    );
    return revoked.length > 0;
  }

  /** Ends every session of an account but the one that is named. */
  async revokeAll(identityId: number, now: Date, except: string | null): Promise<void> {
    await this.database.query(
      `UPDATE refresh_token SET revoked_at = $2
       WHERE identity_id = $1 AND revoked_at IS NULL AND family IS DISTINCT FROM $3::uuid`,
      [identityId, now, except],
    );
  }

  async deleteExpired(identityId: number, now: Date): Promise<void> {
    await this.database.query('DELETE FROM refresh_token WHERE identity_id = $1 AND expires_at <= $2', [
      identityId,
      now,
    ]);
  }
}
