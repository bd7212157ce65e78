import { Module } from '@nestjs/common';

import { ChangeSetsModule } from '../change-sets/change-sets.module.js';
import { ChecksModule } from '../checks/checks.module.js';
import { MembersModule } from '../members/members.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityService } from './activity.service.js';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogQueries } from './audit-log.queries.js';
import { AuditLogService } from './audit-log.service.js';
import { RevertQueries } from './revert.queries.js';
import { RevertService } from './revert.service.js';

@Module({
  imports: [MembersModule, ChecksModule, ChangeSetsModule],
  controllers: [ActivityController, AuditLogController],
  providers: [
    ActivityQueries,
    ActivityService,
    AuditLogQueries,
    AuditLogService,
    RevertQueries,
    RevertService,
  ],
})
export class ActivityModule {}
