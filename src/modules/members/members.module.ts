import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { HistoryModule } from '../history/history.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { LanguageLimitsService } from './language-limits.service.js';
import { MembersController } from './members.controller.js';
import { MembersQueries } from './members.queries.js';
import { MembersService } from './members.service.js';
import { PaidGuard } from './paid.guard.js';
import { ProjectGuard } from './project.guard.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import { ProjectUsersService } from './project-users.service.js';

/** Stands behind identity in the application's imports: guards run in the order of their modules. */
@Module({
  imports: [HistoryModule, SubscriptionsModule],
  controllers: [MembersController],
  providers: [
    ...[MembersQueries, MembersService, ProjectUsersQueries, ProjectUsersService, LanguageLimitsService],
    ...[ProjectGuard, PaidGuard].map((guard) => ({ provide: APP_GUARD, useClass: guard })),
  ],
  exports: [MembersService, LanguageLimitsService],
})
export class MembersModule {}
