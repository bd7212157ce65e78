import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { TokenRevocation } from '../identity/token-revocation.js';
import { HandoverService } from './handover.service.js';
import { LanguageLimitsService } from './language-limits.service.js';
import { LockedTransaction } from './locked-transaction.js';
import { MembersController } from './members.controller.js';
import { MembersQueries } from './members.queries.js';
import { MembersService } from './members.service.js';
import { ProjectUsersQueries } from './project-users.queries.js';
import { ProjectUsersService } from './project-users.service.js';
import { RemovalEmail } from './removal-email.js';

/** The members of projects and their rights. */
@Module({
  imports: [HistoryModule, SubscriptionsModule],
  controllers: [MembersController],
  providers: [
    MembersQueries,
    MembersService,
    LockedTransaction,
    ProjectUsersQueries,
    ProjectUsersService,
    RemovalEmail,
    LanguageLimitsService,
    HandoverService,
    TokenRevocation,
  ],
  exports: [MembersService, LockedTransaction, HandoverService, LanguageLimitsService],
})
export class MembersModule {}
