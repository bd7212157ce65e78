import { Module } from '@nestjs/common';

import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ConfigController } from './config.controller.js';

@Module({ imports: [SubscriptionsModule], controllers: [ConfigController] })
export class PublicConfigModule {}
