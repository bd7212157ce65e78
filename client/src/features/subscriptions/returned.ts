import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js';

import type { Purpose } from './prepare-payment.js';

/** What the provider's redirect names: the one attempt whose result is to be shown. */
export interface Returned {
  kind: 'payment' | 'setup';
  clientSecret: string;
}

/** The state of the history when there was nothing to pay at all. */
export const PAID_NOTHING = { paidNothing: true };

/** The path of the result page. It names the plan, so that a failed payment can be retried. */
export const resultPath = (purpose: Purpose): string =>
  purpose.kind === 'card' ? '/payment/payment-method' : `/payment/subscription?plan=${purpose.plan.interval}`;

/** The same address as the provider's redirect. */
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

/** What the address says after the redirect; null when it says nothing that can be asked for. */
export function readReturned(query: URLSearchParams): Returned | null {
  const payment = query.get('payment_intent_client_secret');
  if (payment) return { kind: 'payment', clientSecret: payment };
  const setup = query.get('setup_intent_client_secret');
  return setup ? { kind: 'setup', clientSecret: setup } : null;
}
