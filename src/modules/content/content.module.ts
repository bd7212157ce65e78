import { Module } from '@nestjs/common';

import { MembersModule } from '../members/members.module.js';
import { ColumnsQueries } from './columns.queries.js';
import { ContentQueries } from './content.queries.js';
import { ProjectMarkQueries } from './project-mark.queries.js';
import { ProjectReads } from './project-reads.js';
import { SourceLanguages } from './source-languages.js';

/** Shared by the modules of groups, keys, values and activity, and independent of them. */
@Module({
  imports: [MembersModule],
  providers: [ColumnsQueries, ContentQueries, ProjectMarkQueries, ProjectReads, SourceLanguages],
  exports: [ColumnsQueries, ContentQueries, ProjectReads, SourceLanguages],
})
export class ContentModule {}
