import { WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayInit } from '@nestjs/websockets';
import type { Namespace } from 'socket.io';

import { SUBSCRIPTION_UPDATED, SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';

import { Events } from '../../platform/events.js';
import { AccountDeleted } from '../identity/events/account-deleted.js';
import { AccountDisabled } from '../identity/events/account-disabled.js';
import { SessionsEnded } from '../identity/events/sessions-ended.js';
import { SubscriptionUpdated } from '../subscriptions/billing/subscription-updated.js';
import { roomOf, UserSockets } from './sockets/user-sockets.js';

/** Pushes the current subscription to all devices of a user. Accepts no messages. */
@WebSocketGateway({ namespace: SUBSCRIPTIONS_NAMESPACE })
export class SubscriptionsGateway implements OnGatewayInit<Namespace> {
  constructor(
    private readonly events: Events,
    private readonly sockets: UserSockets,
  ) {}

  afterInit(namespace: Namespace): void {
    this.sockets.guard(namespace);
    this.events.on(SubscriptionUpdated, ({ subscription }) => {
      namespace.to(roomOf(subscription.userId)).emit(SUBSCRIPTION_UPDATED, subscription);
    });
    this.events.on(SessionsEnded, ({ sessions }) => this.sockets.dismissSessions(namespace, sessions));
    this.events.on(AccountDeleted, ({ userId }) => this.sockets.dismiss(namespace, userId));
    this.events.on(AccountDisabled, ({ userId }) => this.sockets.dismiss(namespace, userId));
  }
}
