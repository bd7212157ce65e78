import type { Stripe } from '@stripe/stripe-js';

import type { PlanView } from '#core/api/subscriptions.js';

import type { MessageId } from '../../../i18n/messages.js';
import { answerTo } from '../../../lib/hooks/use-action.js';
import { createIntent, createSetupIntent } from '../api.js';
import { BILLING_ERRORS } from '../errors.js';
import { loadStripe, StripeBlocked } from './stripe.js';

/** Why a card is needed: to subscribe to a plan, or for future payments. */
export type Purpose = { kind: 'plan'; plan: PlanView } | { kind: 'card' };

/** Stripe, and the secret of the payment or setup intent. */
export interface Prepared {
  stripe: Stripe;
  type: 'payment' | 'setup';
  clientSecret: string;
}

/** Returns null if there is nothing to pay. Loads the script first: without it, no payment is started. */
export async function preparePayment(purpose: Purpose, publishableKey: string): Promise<Prepared | null> {
  const stripe = await loadStripe(publishableKey);
  if (purpose.kind === 'card')
    return { stripe, type: 'setup', clientSecret: (await createSetupIntent()).clientSecret };
  const { type, clientSecret } = await createIntent(purpose.plan.priceId);
  return type === 'none' || clientSecret === null ? null : { stripe, type, clientSecret };
}

export function whyNot(error: unknown): MessageId {
  if (error instanceof StripeBlocked) return 'pay.blocked';
  const answer = answerTo(error, BILLING_ERRORS);
  return typeof answer === 'string' ? answer : answer.id;
}
