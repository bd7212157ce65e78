import { Module } from '@nestjs/common';

import { AuditService } from './audit.service.js';
import { ChangeSetsService } from './change-sets.service.js';
import { LanguageArchive } from './language-archive.js';
import { HistoryService } from './history.service.js';
import { ImportChangeSets } from './import-change-sets.service.js';
import { ReviewRenameService } from './review-rename.service.js';
import { SlicedChangeSets } from './sliced-change-sets.service.js';

@Module({
  providers: [
    HistoryService,
    ChangeSetsService,
    SlicedChangeSets,
    ImportChangeSets,
    LanguageArchive,
    AuditService,
    ReviewRenameService,
  ],
  exports: [
    HistoryService,
    ChangeSetsService,
    SlicedChangeSets,
    ImportChangeSets,
    LanguageArchive,
    AuditService,
  ],
})
export class HistoryModule {}
