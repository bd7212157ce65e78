import { Module } from '@nestjs/common';

import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { InstanceController } from './instance.controller.js';

@Module({ imports: [SubscriptionsModule], controllers: [InstanceController] })
export class InstanceModule {}
