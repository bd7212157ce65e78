import { Injectable } from '@nestjs/common';

import { LIVE_BYTES } from '#core/api/live.js';
import type { Focus, LiveAccess } from '#core/api/live.js';
import type { LanguageView } from '#core/api/languages.js';

import { Database } from '../../../platform/database/database.js';
import type { ContentChange } from '../../content/content-changed.js';
import { MembersService } from '../../members/members.service.js';
import { CONTENT, HAS_CELL, LANGUAGES, MISSED, OLDEST_RUNNING, POSITION } from './live.sql.js';
import type { LiveContent } from './live-events.js';
import type { Touched } from './touched.js';

/** The access of a member, and their membership. */
export interface MemberAccess extends LiveAccess {
  membershipId: number;
}

/** A change that a member may see, as the history has it, and whether it replaced the values of a key. */
export type MissedChange = ContentChange & { isRefilled?: true };

interface Missed {
  cursor: number;
  isTruncated: boolean;
  changes: MissedChange[];
}

@Injectable()
export class LiveQueries {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
  ) {}

  /** Returns the current rights of a member; null if the user is not a member. */
  async access(projectId: number, userId: number): Promise<MemberAccess | null> {
    const member = await this.members.find(projectId, userId);
    if (member === null) return null;
    const { id: membershipId, role, targetRestricted } = member;
    const languages = await this.database.query<LanguageView>(LANGUAGES, [projectId, membershipId]);
    return { membershipId, role, targetRestricted, languages };
  }

  /** Returns whether the project has the key and the language, if they are not null. */
  async hasCell(projectId: number, { keyId, languageId }: Focus): Promise<boolean> {
    const [row] = await this.database.query<{ hasCell: boolean }>(HAS_CELL, [projectId, keyId, languageId]);
    return row?.hasCell === true;
  }

  /** Returns the current state of what was touched, from one snapshot; null if it is more than LIVE_BYTES. */
  async content(projectId: number, touched: Touched): Promise<LiveContent | null> {
    const { values, keys, filledKeys, groups, languages, project, reload } = touched;
    const ids = [values, filledKeys, keys, groups, languages].map((part) => [...part.keys()]);
    const isAsked = project !== null || reload !== null;
    const parameters = [projectId, ...ids, isAsked, await this.oldestRunning(), LIVE_BYTES];
    const [content] = await this.database.query<LiveContent>(CONTENT, parameters);
    return content ?? null;
  }

  /** Returns the changes that the member may have missed since `cursor`, and the current cursor. */
  async missed(projectId: number, membershipId: number, cursor: number, most: number): Promise<Missed> {
    const parameters = [projectId, membershipId, cursor, most, await this.oldestRunning()];
    const [missed] = await this.database.query<Missed>(MISSED, parameters);
    if (missed === undefined) throw new Error('The statement returns one row.');
    return missed;
  }

  /** The present cursor. */
  async position(projectId: number): Promise<number> {
    const parameters = [projectId, await this.oldestRunning()];
    const [row] = await this.database.query<{ cursor: number }>(POSITION, parameters);
    return row?.cursor ?? 0;
  }

  /** Asked for by a statement before: a transaction that ends between the two counts as running. */
  private async oldestRunning(): Promise<string | null> {
    const [row] = await this.database.query<{ oldest: string | null }>(OLDEST_RUNNING);
    return row?.oldest ?? null;
  }
}
