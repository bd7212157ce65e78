import { Module } from '@nestjs/common';

import { MembersModule } from '../members/members.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityService } from './activity.service.js';
import { RevertQueries } from './revert.queries.js';
import { RevertService } from './revert.service.js';

@Module({
  imports: [MembersModule],
  controllers: [ActivityController],
  providers: [ActivityQueries, ActivityService, RevertQueries, RevertService],
})
export class ActivityModule {}
