import type { Socket } from 'socket.io-client';

import { SUBSCRIPTION_UPDATED, SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import type { SubscriptionEvents } from '#core/api/realtime.js';
import type { SubscriptionView } from '#core/api/subscriptions.js';

import { openSocket } from '../../lib/api/socket.js';

export interface SubscriptionListener {
  /** Called after a connection or reconnection: earlier events may have been missed. */
  onConnect: () => void;
  onUpdate: (subscription: SubscriptionView) => void;
}

/**
 * Listens to changes of the user's subscription until the returned function is called. Without a connection, the page
 * polls.
 */
export const listenToSubscription = ({ onConnect, onUpdate }: SubscriptionListener): (() => void) =>
  openSocket<Socket<SubscriptionEvents>>(SUBSCRIPTIONS_NAMESPACE, (socket) => {
    socket.on('connect', onConnect);
    socket.on(SUBSCRIPTION_UPDATED, onUpdate);
  });
