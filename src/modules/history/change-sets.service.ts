import { Injectable } from '@nestjs/common';

import type { ChangeSetKind } from '#core/domain/change-sets.js';

import { ChangeSet, Value } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import type { ChangeSetSummary } from './change-set-summary.js';

export interface NewChangeSet {
  projectId: number;
  actorId: number;
  kind: ChangeSetKind;
  /** Counts and names of the changes, and data for a revert that the history lacks. */
  summary: ChangeSetSummary;
}

/** Opens the change sets that history rows name. */
@Injectable()
export class ChangeSetsService {
  constructor(private readonly database: Database) {}

  /** Inside the transaction of the changes. Returns the id for their history rows. */
  async open(changeSet: NewChangeSet): Promise<number> {
    const { identifiers } = await this.database.repository(ChangeSet).insert(changeSet);
    return (identifiers[0] as Pick<ChangeSet, 'id'>).id;
  }

  /** Replaces the summary, for a change set whose counts are known only at its end. */
  async describe(projectId: number, id: number, summary: ChangeSetSummary): Promise<void> {
    await this.database.repository(ChangeSet).update({ projectId, id }, { summary });
  }

  /** The greatest id of a value in the project; 0 without values. At the end of a change set: texts beyond it are newer. */
  async lastValueId(projectId: number): Promise<number> {
    return (await this.database.repository(Value).maximum('id', { projectId })) ?? 0;
  }
}
