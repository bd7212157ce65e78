import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { MembersController } from './members.controller.js';
import { MembersQueries } from './members.queries.js';
import { MembersService } from './members.service.js';
import { ProjectGuard } from './project.guard.js';

/** Stands behind identity in the application's imports: guards run in the order of their modules. */
@Module({
  controllers: [MembersController],
  providers: [MembersQueries, MembersService, { provide: APP_GUARD, useClass: ProjectGuard }],
  exports: [MembersService],
})
export class MembersModule {}
