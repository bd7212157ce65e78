import { Module } from '@nestjs/common';

import { IdentityModule } from '../identity/identity.module.js';
import { SubscriptionsGateway } from './subscriptions.gateway.js';
import { UserSockets } from './user-sockets.js';

/** Messages that the server pushes to users. */
@Module({ imports: [IdentityModule], providers: [UserSockets, SubscriptionsGateway] })
export class RealtimeModule {}
