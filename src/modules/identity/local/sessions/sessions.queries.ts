import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';

import { RefreshToken } from '../../../../entities/index.js';
import { Database } from '../../../../platform/database/database.js';

export interface NewRefreshToken {
  identityId: number;
  session: SessionStart;
  /** The current user agent of the device. */
  userAgent: string | null;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
}

/** The fields shared by all refresh tokens of a session. */
export interface SessionStart {
  family: string;
  startedAt: Date;
}

type Family = Pick<SessionStart, 'family'>;

export interface SessionRow {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  userAgent: string | null;
}

// Per session, the newest token: its time is that of the last renewal.
const LIST = `
  SELECT * FROM (
    SELECT DISTINCT ON (family) family AS id, started_at AS "startedAt", created_at AS "lastUsedAt",
           user_agent AS "userAgent"
    FROM refresh_token t WHERE identity_id = $1 AND revoked_at IS NULL AND expires_at > $2
    ORDER BY t.family, t.id DESC) session
  ORDER BY "lastUsedAt" DESC, id`;

const USER_AGENTS = `SELECT DISTINCT user_agent AS "userAgent" FROM refresh_token WHERE identity_id = $1`;

/** The rows of refresh tokens. */
@Injectable()
export class SessionsQueries {
  constructor(private readonly database: Database) {}

  /** Does nothing if there is such a token: a repeated renewal returns the same one. */
  async insert({ session, now, ...token }: NewRefreshToken): Promise<void> {
    await this.database
      .repository(RefreshToken)
      .createQueryBuilder()
      .insert()
      .values({ ...session, ...token, createdAt: now })
      .orIgnore()
      .execute();
  }

  /** The open sessions of an account, most recently used first. */
  list(identityId: number, now: Date): Promise<SessionRow[]> {
    return this.database.query<SessionRow>(LIST, [identityId, now]);
  }

  /** The distinct user agents of all stored sessions of an account. */
  async userAgents(identityId: number): Promise<(string | null)[]> {
    const rows = await this.database.query<{ userAgent: string | null }>(USER_AGENTS, [identityId]);
    return rows.map(({ userAgent }) => userAgent);
  }

  /**
   * Marks a valid token as used and returns its session; null if it is invalid. A token used after `lostSince` stays
   * valid as long as its successor has not been used: the response was lost, or another tab renews as well.
   */
  async use(tokenHash: string, now: Date, lostSince: Date): Promise<SessionStart | null> {
    const [used] = await this.database.query<SessionStart>(
      `UPDATE refresh_token t SET used_at = coalesce(used_at, $2)
         WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > $2 AND (used_at IS NULL OR used_at > $3
           AND NOT EXISTS (SELECT FROM refresh_token n WHERE n.family = t.family AND n.id > t.id AND n.used_at IS NOT NULL))
         RETURNING family, started_at AS "startedAt"`,
      [tokenHash, now, lostSince],
    );
    return used ?? null;
  }

  /** Whether the session is open; one that was not renewed in time has no valid access token. */
  async isLive(family: string): Promise<boolean> {
    const found = await this.database.query(
      'SELECT 1 FROM refresh_token WHERE family = $1::uuid AND revoked_at IS NULL LIMIT 1',
      [family],
    );
    return found.length > 0;
  }

  /** Ends the session of a token, even of a used one, and returns it; null if it was not open. */
  async revokeFamilyOf(tokenHash: string, now: Date): Promise<string | null> {
    const [revoked] = await this.database.query<Family>(
      `UPDATE refresh_token SET revoked_at = $2
       WHERE family = (SELECT family FROM refresh_token WHERE token_hash = $1) AND revoked_at IS NULL
       RETURNING family`,
      [tokenHash, now],
    );
    return revoked?.family ?? null;
  }

  /** Ends one session of an account and returns it; null if it was not open. */
  async revokeFamily(identityId: number, family: string, now: Date): Promise<string | null> {
    const [revoked] = await this.database.query<Family>(
      `UPDATE refresh_token SET revoked_at = $3
       WHERE identity_id = $1 AND family = $2::uuid AND revoked_at IS NULL AND expires_at > $3 RETURNING family`,
      [identityId, family, now],
    );
    return revoked?.family ?? null;
  }

  /** Ends every session of an account except the given one, and returns those it ended. */
  async revokeAll(identityId: number, now: Date, except: string | null): Promise<string[]> {
    const revoked = await this.database.query<Family>(
      `UPDATE refresh_token SET revoked_at = $2
       WHERE identity_id = $1 AND revoked_at IS NULL AND family IS DISTINCT FROM $3::uuid RETURNING family`,
      [identityId, now, except],
    );
    return [...new Set(revoked.map(({ family }) => family))];
  }

  async deleteExpired(identityId: number, now: Date): Promise<void> {
    await this.database.repository(RefreshToken).delete({ identityId, expiresAt: LessThanOrEqual(now) });
  }
}
