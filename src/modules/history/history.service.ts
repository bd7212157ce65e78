import { Injectable } from '@nestjs/common';

import type { HistoryAction, HistorySource } from '#core/domain/history.js';

import { History } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';

export interface Happening {
  projectId: number;
  actorId: number;
  action: HistoryAction;
  source: HistorySource;
  languageId?: number;
  old?: object;
  new?: object;
}

/** What happened to a project, written by the transaction that makes it happen. */
@Injectable()
export class HistoryService {
  constructor(private readonly database: Database) {}

  async record(happening: Happening): Promise<void> {
    await this.database.repository(History).insert(happening);
  }
}
