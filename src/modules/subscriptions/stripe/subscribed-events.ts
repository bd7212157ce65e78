import type Stripe from 'stripe';

/** What the provider is to tell us of: whatever may change a subscription, and a card that was taken down. */
export const SUBSCRIBED_EVENTS = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
  'subscription_schedule.completed',
  'subscription_schedule.aborted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'setup_intent.succeeded',
  'payment_method.automatically_updated',
  'payment_method.detached',
  'customer.deleted',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];
