import type Stripe from 'stripe';

import { idOf } from './subscription-state.js';

/** Ends a subscription at once. Nothing more is charged, and its open invoice is voided. */
export async function endNow(stripe: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const { latest_invoice: latest } = await stripe.subscriptions.cancel(subscription.id, {
    invoice_now: false,
    prorate: false,
  });
  if (latest === null) return;
  const { id, status } = await stripe.invoices.retrieve(idOf(latest));
  if (status === 'open') await stripe.invoices.voidInvoice(id);
}
