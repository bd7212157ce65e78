import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MembersModule } from '../members/members.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { AccountController } from './account.controller.js';
import { AccountDeletionQueries } from './account-deletion.queries.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportQueries } from './account-export.queries.js';
import { AccountExportService } from './account-export.service.js';

/** The export and deletion of accounts; imports every module that stores a part of one. */
@Module({
  imports: [IdentityModule, HistoryModule, TokensModule, MembersModule, ProjectsModule],
  controllers: [AccountController],
  providers: [AccountDeletionQueries, AccountDeletionService, AccountExportQueries, AccountExportService],
  exports: [AccountDeletionService],
})
export class AccountModule {}
