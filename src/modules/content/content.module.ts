import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { ColumnsQueries } from './columns.queries.js';
import { ContentQueries } from './content.queries.js';
import { ImportTurns } from './import-turns.js';
import { LargeTexts } from './large-texts.js';
import { ProjectMarkQueries } from './project-mark.queries.js';
import { ProjectReads } from './project-reads.js';
import { ProjectTransaction } from './project-transaction.js';
import { BaseLanguages } from './base-languages.js';

/** Shared by the modules of groups, keys, values and activity, and independent of them. */
@Module({
  imports: [MembersModule, HistoryModule],
  providers: [
    ColumnsQueries,
    ContentQueries,
    ImportTurns,
    LargeTexts,
    ProjectMarkQueries,
    ProjectReads,
    ProjectTransaction,
    BaseLanguages,
  ],
  exports: [ColumnsQueries, ContentQueries, ProjectReads, ProjectTransaction, BaseLanguages],
})
export class ContentModule {}
