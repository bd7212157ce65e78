import { Module } from '@nestjs/common';

import { AuditService } from './audit.service.js';
import { HistoryService } from './history.service.js';
import { ReviewRenameService } from './review-rename.service.js';

@Module({
  providers: [HistoryService, AuditService, ReviewRenameService],
  exports: [HistoryService, AuditService],
})
export class HistoryModule {}
