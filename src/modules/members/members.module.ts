import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { HistoryModule } from '../history/history.module.js';
import { LanguageLimitsService } from './language-limits.service.js';
import { MembersController } from './members.controller.js';
import { MembersQueries } from './members.queries.js';
import { MembersService } from './members.service.js';
import { ProjectGuard } from './project.guard.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import { ProjectUsersService } from './project-users.service.js';

/** Stands behind identity in the application's imports: guards run in the order of their modules. */
@Module({
  imports: [HistoryModule],
  controllers: [MembersController],
  providers: [
    ...[MembersQueries, MembersService, ProjectUsersQueries, ProjectUsersService, LanguageLimitsService],
    { provide: APP_GUARD, useClass: ProjectGuard },
  ],
  exports: [MembersService, LanguageLimitsService],
})
export class MembersModule {}
