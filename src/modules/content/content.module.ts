import { Module } from '@nestjs/common';

import { MembersModule } from '../members/members.module.js';
import { ContentQueries } from './content.queries.js';
import { ProjectReads } from './project-reads.js';

/** What the modules of groups, keys, values and their history share. It knows none of them. */
@Module({
  imports: [MembersModule],
  providers: [ContentQueries, ProjectReads],
  exports: [ContentQueries, ProjectReads],
})
export class ContentModule {}
