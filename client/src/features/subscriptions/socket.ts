import type { Socket } from 'socket.io-client';

import { SUBSCRIPTION_UPDATED, SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import type { SubscriptionEvents } from '#core/api/realtime.js';
import type { SubscriptionView } from '#core/api/subscriptions.js';

import { openSocket } from '../../lib/socket.js';

export interface SubscriptionListener {
  /** Connected, perhaps again: what was sent meanwhile was missed. */
  onConnect: () => void;
  onUpdate: (subscription: SubscriptionView) => void;
}

/** Hears of the user's subscription until the function it answers is called. Without a connection the page asks by itself. */
export const listenToSubscription = ({ onConnect, onUpdate }: SubscriptionListener): (() => void) =>
  openSocket<Socket<SubscriptionEvents>>(SUBSCRIPTIONS_NAMESPACE, (socket) => {
    socket.on('connect', onConnect);
    socket.on(SUBSCRIPTION_UPDATED, onUpdate);
  });
