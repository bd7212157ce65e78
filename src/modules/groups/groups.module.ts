import { Module } from '@nestjs/common';

import { MembersModule } from '../members/members.module.js';
import { ContentQueries } from './content.queries.js';
import { GroupsController } from './groups.controller.js';
import { GroupsQueries } from './groups.queries.js';
import { GroupsService } from './groups.service.js';
import { ProjectReads } from './project-reads.js';

@Module({
  imports: [MembersModule],
  controllers: [GroupsController],
  providers: [ContentQueries, GroupsQueries, GroupsService, ProjectReads],
  exports: [ContentQueries, GroupsService, ProjectReads],
})
export class GroupsModule {}
