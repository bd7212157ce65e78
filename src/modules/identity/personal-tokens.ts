import { Injectable } from '@nestjs/common';

import type { TokenScope } from '#core/api/tokens.js';

import { Background } from '../../platform/background.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Caller } from './access.js';
import { hashOf } from './secret-token.js';
import { FIND_TOKEN, RECORD_TOKEN_USE } from './tokens.sql.js';

/** The prefix of every personal access token, by which users and secret scanners recognise it. */
export const TOKEN_PREFIX = 'mtl_';

/**
 * The last use is stored to the minute: programs call often, and updating one row at every call would serialise them.
 */
const PRECISION_MS = 60_000;

interface Row {
  id: number;
  scopes: TokenScope[];
  projectId: number | null;
  lastUsedAt: Date | null;
  uid: string;
  email: string;
  emailVerified: boolean;
}

/** Identifies the owner of a personal access token. The module `tokens` creates and revokes them. */
@Injectable()
export class PersonalTokens {
  constructor(
    private readonly database: Database,
    private readonly background: Background,
    private readonly clock: Clock,
  ) {}

  /** Null if the token is unknown, revoked or expired. */
  async verify(token: string): Promise<Caller | null> {
    const now = this.clock.now();
    const [row] = await this.database.query<Row>(FIND_TOKEN, [hashOf(token), now]);
    if (row === undefined) return null;
    this.recordUse(row, now);
    const { uid, email, emailVerified, scopes, projectId } = row;
    return { uid, email, emailVerified, scopes, ...(projectId !== null && { onlyProjectId: projectId }) };
  }

  /** Runs in the background. */
  private recordUse({ id, lastUsedAt }: Row, now: Date): void {
    const stale = new Date(now.getTime() - PRECISION_MS);
    if (lastUsedAt !== null && lastUsedAt > stale) return;
    this.background.run('Recording the use of a token', async () => {
      await this.database.query(RECORD_TOKEN_USE, [id, now, stale]);
    });
  }
}

export const isPersonalToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);
