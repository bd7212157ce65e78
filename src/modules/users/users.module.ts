import { Module } from '@nestjs/common';

import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({ imports: [SubscriptionsModule], controllers: [UsersController], providers: [UsersService] })
export class UsersModule {}
