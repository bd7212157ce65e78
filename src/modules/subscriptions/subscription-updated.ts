import type { SubscriptionView } from '#core/api/subscriptions.js';

/** A user's subscription is another than it was; terminal states are told too. */
export class SubscriptionUpdated {
  constructor(readonly subscription: SubscriptionView) {}
}
