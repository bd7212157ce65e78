import { Injectable } from '@nestjs/common';

import type { PersonalToken } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

/** A token as its owner sees it: without its hash, and with the name of its project. */
export type OwnToken = Pick<
  PersonalToken,
  'id' | 'name' | 'prefix' | 'scopes' | 'projectId' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
> & { projectName: string | null };

/** A token that no longer exists. */
export type RevokedToken = Pick<PersonalToken, 'id' | 'name' | 'prefix' | 'scopes' | 'projectId'>;

// A former member must not learn the current name of a project.
const OWN = `
  SELECT t.id, t.name, t.prefix, t.scopes, t.project_id AS "projectId", p.name AS "projectName",
         t.created_at AS "createdAt", t.expires_at AS "expiresAt", t.last_used_at AS "lastUsedAt"
  FROM personal_token t
  LEFT JOIN membership m ON m.project_id = t.project_id AND m.user_id = t.user_id
  LEFT JOIN project p ON p.id = m.project_id
  WHERE t.user_id = $1 AND ($2::bigint IS NULL OR t.id = $2)
  ORDER BY t.id DESC`;

const REVOKE = `
  DELETE FROM personal_token WHERE id = $1 AND user_id = $2
  RETURNING id, name, prefix, scopes, project_id AS "projectId"`;

@Injectable()
export class TokensQueries {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  ofUser(userId: number): Promise<OwnToken[]> {
    return this.database.query<OwnToken>(OWN, [userId, null]);
  }

  async find(userId: number, id: number): Promise<OwnToken | null> {
    const [token] = await this.database.query<OwnToken>(OWN, [userId, id]);
    return token ?? null;
  }

  /** Null if the user has no such token. */
  async revoke(userId: number, id: number): Promise<RevokedToken | null> {
    const [revoked] = await this.database.query<RevokedToken>(REVOKE, [id, userId]);
    return revoked ?? null;
  }
}
