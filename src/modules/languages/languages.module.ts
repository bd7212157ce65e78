import { Module } from '@nestjs/common';

import { ChecksModule } from '../checks/checks.module.js';
import { ContentModule } from '../content/content.module.js';
import { FilesModule } from '../files/files.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ChangesController } from './changes.controller.js';
import { ChangesService } from './changes.service.js';
import { LanguageImports } from './language-imports.service.js';
import { LanguageTaggingService } from './language-tagging.service.js';
import { LanguageUpdatesService } from './language-updates.service.js';
import { LanguagesController } from './languages.controller.js';
import { LanguagesQueries } from './languages.queries.js';
import { LanguagesService } from './languages.service.js';

@Module({
  imports: [MembersModule, ChecksModule, ContentModule, TranslationsModule, FilesModule, HistoryModule],
  controllers: [LanguagesController, ChangesController],
  providers: [
    LanguagesQueries,
    LanguagesService,
    LanguageUpdatesService,
    LanguageTaggingService,
    LanguageImports,
    ChangesService,
  ],
  exports: [LanguagesService],
})
export class LanguagesModule {}
