import { Module } from '@nestjs/common';

import { ChecksModule } from '../checks/checks.module.js';
import { ContentModule } from '../content/content.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { PluralFormsQueries } from './plural-forms.queries.js';
import { PluralForms } from './plural-forms.service.js';
import { PluralModeController } from './plural-mode.controller.js';
import { PluralModeService } from './plural-mode.service.js';
import { RevertPluralMode } from './revert-plural-mode.service.js';
import { RevertPluralModeQueries } from './revert-plural-mode.queries.js';

@Module({
  imports: [MembersModule, ContentModule, ChecksModule, HistoryModule, TranslationsModule],
  controllers: [PluralModeController],
  providers: [PluralFormsQueries, PluralForms, PluralModeService, RevertPluralMode, RevertPluralModeQueries],
  exports: [RevertPluralMode],
})
export class PluralsModule {}
