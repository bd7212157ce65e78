import type { SubscriptionView } from './subscriptions.js';

/** The namespace that sends subscription updates to a user. The handshake carries `auth: { token }`. */
export const SUBSCRIPTIONS_NAMESPACE = '/subscriptions';

/** The only event of the namespace: its payload replaces the known state. */
export const SUBSCRIPTION_UPDATED = 'subscription_updated';

export interface SubscriptionEvents {
  [SUBSCRIPTION_UPDATED]: (subscription: SubscriptionView) => void;
}

/** The message of a `connect_error`: the reason for a refused handshake. */
export const SocketRefusal = {
  Unauthenticated: 'unauthenticated',
  /** The user has reached the limit of sockets. */
  TooMany: 'too_many_sockets',
  Unavailable: 'unavailable',
} as const;
