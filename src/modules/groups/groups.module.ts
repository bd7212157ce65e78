import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { GroupsController } from './groups.controller.js';
import { GroupsQueries } from './groups.queries.js';
import { GroupsService } from './groups.service.js';

@Module({
  imports: [MembersModule, HistoryModule, ContentModule],
  controllers: [GroupsController],
  providers: [GroupsQueries, GroupsService],
  exports: [GroupsService, GroupsQueries],
})
export class GroupsModule {}
