import { Module } from '@nestjs/common';

import { MembersModule } from '../members/members.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityService } from './activity.service.js';

@Module({
  imports: [MembersModule],
  controllers: [ActivityController],
  providers: [ActivityQueries, ActivityService],
})
export class ActivityModule {}
