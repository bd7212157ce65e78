import type { StripeError } from '@stripe/stripe-js';
import useSWR from 'swr';

import { useBilling } from '../api.js';
import type { Returned } from './returned.js';
import { loadStripe } from './stripe.js';

export type IntentResult = 'succeeded' | 'processing' | 'requires_payment_method' | 'unknown_error';

/** The polling interval; if the socket is connected, it is faster. */
const PROCESSING_MS = 10_000;

/** The state of an intent at Stripe; polled while it is being processed. */
export function useIntent(returned: Returned | null) {
  const publishableKey = useBilling()?.publishableKey;
  const canAsk = returned !== null && publishableKey !== undefined;
  return useSWR<IntentResult, unknown>(
    canAsk ? ['payment-result', returned.clientSecret] : null,
    () => (canAsk ? ask(returned, publishableKey) : 'unknown_error'),
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest === 'processing' ? PROCESSING_MS : 0),
    },
  );
}

async function ask({ kind, clientSecret }: Returned, publishableKey: string): Promise<IntentResult> {
  const stripe = await loadStripe(publishableKey);
  if (kind === 'payment') {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    return resultOf(paymentIntent, error);
  }
  const { setupIntent, error } = await stripe.retrieveSetupIntent(clientSecret);
  return resultOf(setupIntent, error);
}

/** @throws the error of Stripe; an unknown intent is a result */
function resultOf(intent: { status: string } | undefined, error: StripeError | undefined): IntentResult {
  if (error && error.type !== 'invalid_request_error') throw new Error(error.message, { cause: error });
  switch (intent?.status) {
    case 'succeeded':
    case 'processing':
    case 'requires_payment_method':
      return intent.status;
    default:
      return 'unknown_error';
  }
}
