import { Module } from '@nestjs/common';

import { AuditService } from './audit.service.js';
import { HistoryService } from './history.service.js';

@Module({ providers: [HistoryService, AuditService], exports: [HistoryService, AuditService] })
export class HistoryModule {}
