import type { Stripe } from '@stripe/stripe-js';

import type { PlanView } from '#core/api/subscriptions.js';

import type { MessageId } from '../../i18n/messages.js';
import { answerTo } from '../../lib/hooks/use-action.js';
import { createIntent, createSetupIntent } from './api.js';
import { BILLING_ERRORS } from './errors.js';
import { loadStripe, StripeBlocked } from './stripe.js';

/** Why a card is asked for: to begin to pay for a plan, or to pay from now on. */
export type Purpose = { kind: 'plan'; plan: PlanView } | { kind: 'card' };

/** What the form needs: Stripe, and the secret of the one payment (or card) it is for. */
export interface Prepared {
  stripe: Stripe;
  type: 'payment' | 'setup';
  clientSecret: string;
}

/** Null when there is nothing to pay. The script comes first: without it nothing is begun. */
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
