import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js';

import type { Purpose } from './prepare-payment.js';

/** The payment or setup intent in the provider's redirect. */
export interface Returned {
  kind: 'payment' | 'setup';
  clientSecret: string;
}

/** The history state if there was nothing to pay. */
export const PAID_NOTHING = { paidNothing: true };

/** The path of the result page. It names the plan, so that a failed payment can be retried. */
export const resultPath = (purpose: Purpose): string =>
  purpose.kind === 'card' ? '/payment/payment-method' : `/payment/subscription?plan=${purpose.plan.interval}`;

/** The URL of the result page, in the form of the provider's redirect. */
export function resultAddress(
  path: string,
  intent: Pick<PaymentIntent | SetupIntent, 'object' | 'client_secret'>,
) {
  const [pathname = '', query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  search.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  return `${pathname}?${search}`;
}

export const isSettled = (status: string): boolean => status === 'succeeded' || status === 'processing';

/** Reads the URL after the redirect; null if it has no intent. */
export function readReturned(query: URLSearchParams): Returned | null {
  const payment = query.get('payment_intent_client_secret');
  if (payment) return { kind: 'payment', clientSecret: payment };
  const setup = query.get('setup_intent_client_secret');
  return setup ? { kind: 'setup', clientSecret: setup } : null;
}
