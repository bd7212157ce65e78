import { Module } from '@nestjs/common';

import { MembersModule } from '../members/members.module.js';
import { ContentQueries } from './content.queries.js';
import { ProjectReads } from './project-reads.js';

/** Shared by the modules of groups, keys, values and activity, and independent of them. */
@Module({
  imports: [MembersModule],
  providers: [ContentQueries, ProjectReads],
  exports: [ContentQueries, ProjectReads],
})
export class ContentModule {}
