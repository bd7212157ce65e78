import { Injectable } from '@nestjs/common';

import type { ChangeSetPage, ChangeSetView } from '#core/api/change-sets.js';

import type { Member } from '../members/member.js';
import { changeSetView } from './change-set.view.js';
import { ChangeSetsQueries } from './change-sets.queries.js';
import type { ChangeSetFilter } from './change-sets.queries.js';

/** The change sets that a member may see. */
@Injectable()
export class ChangeSetReads {
  constructor(private readonly queries: ChangeSetsQueries) {}

  /** Newest first. */
  async list(member: Member, filter: ChangeSetFilter, limit: number): Promise<ChangeSetPage> {
    // One more item than requested tells whether there is another page.
    const found = await this.queries.list(member, filter, limit + 1);
    const items = found.slice(0, limit).map((facts) => changeSetView(facts, member));
    return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** By id. */
  async some(member: Member, ids: readonly number[]): Promise<Map<number, ChangeSetView>> {
    const found = ids.length === 0 ? [] : await this.queries.some(member, ids);
    return new Map(found.map((facts) => [facts.id, changeSetView(facts, member)]));
  }
}
