import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { LanguageLimitsService } from './language-limits.service.js';
import { MembersController } from './members.controller.js';
import { MembersQueries } from './members.queries.js';
import { MembersService } from './members.service.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import { ProjectUsersService } from './project-users.service.js';

/** The members of projects and their rights. */
@Module({
  imports: [HistoryModule, SubscriptionsModule],
  controllers: [MembersController],
  providers: [
    MembersQueries,
    MembersService,
    ProjectUsersQueries,
    ProjectUsersService,
    LanguageLimitsService,
  ],
  exports: [MembersService, LanguageLimitsService],
})
export class MembersModule {}
