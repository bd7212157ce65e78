import type { SubscriptionView } from '#core/api/subscriptions.js';

/** The subscription of a user has changed, or has ended. */
export class SubscriptionUpdated {
  constructor(readonly subscription: SubscriptionView) {}
}
