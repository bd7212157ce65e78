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

  /**
   * Marks a good token as used. Answers its family, null when it is not good any more. A token used after `lostSince`
   * is good once more, as long as nobody came back with what it was traded for: its answer was lost, and what that
   * held is good no more.
   */
  async use(tokenHash: string, now: Date, lostSince: Date): Promise<string | null> {
    const [used] = await this.database.query<{ family: string }>(
      `WITH used AS (
         UPDATE refresh_token t SET used_at = coalesce(used_at, $2)
         WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > $2 AND (used_at IS NULL OR used_at > $3
           AND NOT EXISTS (SELECT FROM refresh_token n WHERE n.family = t.family AND n.id > t.id AND n.used_at IS NOT NULL))
         RETURNING id, family),
       lost AS (
         UPDATE refresh_token n SET revoked_at = $2 FROM used
         WHERE n.family = used.family AND n.id > used.id AND n.revoked_at IS NULL)
       SELECT family FROM used`,
      [tokenHash, now, lostSince],
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
