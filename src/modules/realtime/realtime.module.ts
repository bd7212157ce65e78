import { Module } from '@nestjs/common';

import { IdentityModule } from '../identity/identity.module.js';
import { SubscriptionsGateway } from './subscriptions.gateway.js';
import { UserSockets } from './user-sockets.js';

/** What reaches people without their asking. */
@Module({ imports: [IdentityModule], providers: [UserSockets, SubscriptionsGateway] })
export class RealtimeModule {}
