import type { SubscriptionView } from './subscriptions.js';

/** Where sockets connect, on the same origin as the API; websockets only. */
export const SOCKET_PATH = '/api/v1/socket';

/** Tells a user's devices about their subscription. The handshake carries `auth: { token }`. */
export const SUBSCRIPTIONS_NAMESPACE = '/subscriptions';

/** The one event of that namespace: its payload replaces what is known. */
export const SUBSCRIPTION_UPDATED = 'subscription_updated';

export interface SubscriptionEvents {
  [SUBSCRIPTION_UPDATED]: (subscription: SubscriptionView) => void;
}

/** The message of a `connect_error`: why a handshake was refused. */
export const SocketRefusal = {
  Unauthenticated: 'unauthenticated',
  /** The user has as many sockets as one may have. */
  TooMany: 'too_many_sockets',
  Unavailable: 'unavailable',
} as const;
