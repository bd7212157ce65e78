import { Injectable } from '@nestjs/common';

import type { TokenScope } from '#core/api/tokens.js';

import { Background } from '../../platform/background.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from './access.js';
import { hashOf } from './secret-token.js';

/** How every personal access token begins: people, and scanners of secrets, know it by that. */
export const TOKEN_PREFIX = 'mtl_';

/** The last use is told to the minute: programs call often, and a row written at every call would be a queue. */
const PRECISION_MS = 60_000;

interface Row {
  id: number;
  scopes: TokenScope[];
  lastUsedAt: Date | null;
  uid: string;
  email: string;
  emailVerified: boolean;
}

const FIND = `
  SELECT t.id, t.scopes, t.last_used_at AS "lastUsedAt", u.uid, u.email, t.email_verified AS "emailVerified"
  FROM personal_token t JOIN app_user u ON u.id = t.user_id
  WHERE t.token_hash = $1 AND (t.expires_at IS NULL OR t.expires_at > $2)`;

const NOTE_USE = `
  UPDATE personal_token SET last_used_at = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3)`;

/** Tells whom a personal access token stands for. They are made and revoked in the module of their own. */
@Injectable()
export class PersonalTokens {
  constructor(
    private readonly database: Database,
    private readonly background: Background,
    private readonly clock: Clock,
  ) {}

  /** Null when it is unknown, revoked or expired. */
  async verify(token: string): Promise<Caller | null> {
    const now = this.clock.now();
    const [row] = await this.database.query<Row>(FIND, [hashOf(token), now]);
    if (row === undefined) return null;
    this.noteUse(row, now);
    const { uid, email, emailVerified, scopes } = row;
    return { uid, email, emailVerified, scopes };
  }

  /** No call waits for it. */
  private noteUse({ id, lastUsedAt }: Row, now: Date): void {
    const stale = new Date(now.getTime() - PRECISION_MS);
    if (lastUsedAt !== null && lastUsedAt > stale) return;
    this.background.run('Noting the use of a token', async () => {
      await this.database.query(NOTE_USE, [id, now, stale]);
    });
  }
}

export const isPersonalToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);
