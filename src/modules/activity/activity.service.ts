import { Injectable } from '@nestjs/common';

import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import type { Member } from '../members/member.js';
import { ChangeSetReads } from '../change-sets/change-set-reads.js';
import { ActivityQueries } from './activity.queries.js';
import type { ActivityFilter } from './activity.queries.js';

const EVERYTHING: ActivityFilter = {
  before: null,
  userId: null,
  languageId: null,
  keyId: null,
  valueId: null,
  changeSetId: null,
  isCollapsed: false,
};

@Injectable()
export class ActivityService {
  constructor(
    private readonly database: Database,
    private readonly queries: ActivityQueries,
    private readonly changeSets: ChangeSetReads,
  ) {}

  /** A filter without matches returns an empty page: deleted resources may still have a history. */
  async list(member: Member, filter: Partial<ActivityFilter>, limit: number): Promise<ActivityPage> {
    const { items, hasMore } = await this.queries.list(member, { ...EVERYTHING, ...filter }, limit);
    const next = hasMore ? (items.at(-1)?.id ?? null) : null;
    return { items: filter.isCollapsed ? await this.withChangeSets(member, items) : items, next };
  }

  ofValue(
    member: Member,
    { keyId, valueId, before }: Pick<ActivityFilter, 'before'> & { keyId: number; valueId: number },
    limit: number,
  ): Promise<ActivityPage> {
    return this.database.snapshot(async () => {
      const isThere = await this.queries.hasValue(member, keyId, valueId);
      if (!isThere) throw new NotFoundError(ErrorCode.NotExistingValue);
      return this.list(member, { valueId, before }, limit);
    });
  }

  private async withChangeSets(member: Member, items: readonly ActivityItem[]): Promise<ActivityItem[]> {
    const ids = items.flatMap(({ changeSetId }) => changeSetId ?? []);
    const changeSets = await this.changeSets.some(member, ids);
    return items.map((item) => ({ ...item, changeSet: changeSets.get(item.changeSetId ?? 0) ?? null }));
  }
}
