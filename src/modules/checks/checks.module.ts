import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { MembersModule } from '../members/members.module.js';
import { BlockingChecks } from './blocking-checks.service.js';
import { CheckSettingsQueries } from './check-settings.queries.js';
import { CheckSettingsService } from './check-settings.service.js';
import { CheckTextsService } from './check-texts.service.js';
import { ChecksController } from './checks.controller.js';
import { ChecksQueries } from './checks.queries.js';
import { IgnoredFindingsQueries } from './ignored-findings.queries.js';
import { IgnoredFindingsService } from './ignored-findings.service.js';

@Module({
  imports: [MembersModule, ContentModule],
  controllers: [ChecksController],
  providers: [
    ChecksQueries,
    CheckSettingsQueries,
    CheckSettingsService,
    CheckTextsService,
    IgnoredFindingsQueries,
    IgnoredFindingsService,
    BlockingChecks,
  ],
  exports: [BlockingChecks],
})
export class ChecksModule {}
