import type { ActionOptions } from '../../lib/hooks/use-action.js';

/** The messages for errors of calls that change a subscription. */
export const BILLING_ERRORS = {
  card_declined: 'errors.card_declined',
  already_subscribed: 'errors.already_subscribed',
  already_on_plan: 'errors.already_on_plan',
  payment_required: 'errors.payment_required',
  payment_processing: 'errors.payment_processing',
  termination_scheduled: 'errors.termination_scheduled',
  subscription_ended: 'errors.subscription_ended',
  not_existing_subscription: 'errors.not_existing_subscription',
  invalid_price: 'errors.invalid_price',
  billing_disabled: 'errors.billing_disabled',
  billing_busy: 'errors.billing_busy',
  billing_conflict: 'errors.billing_conflict',
  billing_out_of_sync: 'errors.billing_out_of_sync',
  billing_unavailable: 'errors.billing_unavailable',
} as const satisfies ActionOptions<unknown>['errors'];
