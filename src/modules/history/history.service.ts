import { Injectable } from '@nestjs/common';

import type { HistoryAction, HistorySource } from '#core/domain/history.js';

import { Database } from '../../platform/database/database.js';
import { recordHistory } from './history.sql.js';

export interface HistoryEntry {
  projectId: number;
  /** Null for an operator of the instance. */
  actorId: number | null;
  action: HistoryAction;
  source: HistorySource;
  languageId?: number;
  changeSetId?: number | null;
  old?: object;
  new?: object;
}

const PARAMETERS = {
  projectId: '$1',
  actorId: '$2',
  languageId: '$3',
  old: '$4::jsonb',
  new: '$5::jsonb',
  changeSetId: '$6',
};

/** Records changes made by several statements, in their transaction. */
@Injectable()
export class HistoryService {
  constructor(private readonly database: Database) {}

  async record({ action, source, ...entry }: HistoryEntry): Promise<void> {
    const { projectId, actorId, languageId = null, old = null, new: made = null, changeSetId = null } = entry;
    await this.database.query(recordHistory({ action, source, ...PARAMETERS }), [
      projectId,
      actorId,
      languageId,
      old,
      made,
      changeSetId,
    ]);
  }
}
