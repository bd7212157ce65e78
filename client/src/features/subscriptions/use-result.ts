import type { StripeError } from '@stripe/stripe-js';
import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { useBilling, useCurrentSubscription } from './api.js';
import type { Returned } from './returned.js';
import { loadStripe } from './stripe.js';
import type { Arrival } from './use-returned.js';

/** `unconfirmed`: Stripe could not be asked, and this server has not heard of a success yet. */
export type Result = IntentResult | 'unconfirmed';

type IntentResult = 'succeeded' | 'processing' | 'requires_payment_method' | 'unknown_error';

export interface PaymentOutcome {
  /** Undefined until it is known. */
  result: Result | undefined;
  /** Stripe could not be asked: there may be more to say. */
  isUnread: boolean;
  retry: () => void;
}

/** A payment that takes time takes longer than this; the socket is quicker where it is connected. */
const PROCESSING_MS = 10_000;

/** When the page asks by itself what the server has heard: the push may have been missed. */
const FOLLOW_UPS_MS = [1_000, 3_000, 7_000, 15_000];

/** What came of a payment, by what Stripe itself says of it: the address only hints. */
export function useResult(arrival: Arrival): PaymentOutcome {
  const current = useCurrentSubscription();
  const subscription = current.data?.subscription;
  const intent = useIntent(arrival.returned);
  const heardMore = useEffectEvent(() => {
    if (intent.data === 'processing') void intent.mutate();
  });
  useEffect(() => heardMore(), [subscription?.updatedAt]);
  const isUnread = intent.error !== undefined;
  const known = isUnread
    ? knownHere(arrival, subscription?.status, current.isLoading)
    : arrival.returned
      ? intent.data
      : 'unknown_error';
  const result = arrival.paidNothing ? 'succeeded' : known;
  useFollowUps(result === 'succeeded' || result === 'unconfirmed');
  return {
    result,
    isUnread: result === 'unconfirmed',
    retry() {
      void intent.mutate();
      void current.mutate();
    },
  };
}

/** Without Stripe the server's word is left: who is subscribed has paid. Undefined while the server is asked. */
function knownHere({ returned }: Arrival, status: string | undefined, isAsking: boolean): Result | undefined {
  if (returned?.kind === 'payment' && isSubscribed(status ?? '')) return 'succeeded';
  return isAsking ? undefined : 'unconfirmed';
}

function useIntent(returned: Returned | null) {
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

/** @throws the error with which Stripe failed to answer; an intent that it does not know is an answer */
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

/** The server hears of a success a moment after the page: what it shows elsewhere follows. */
function useFollowUps(isWanted: boolean): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!isWanted) return undefined;
    const timers = FOLLOW_UPS_MS.map((delay) =>
      setTimeout(() => {
        void mutate(routes.readCurrentSubscription());
        void mutate(routes.readPaymentMethod());
      }, delay),
    );
    return () => timers.forEach(clearTimeout);
  }, [isWanted, mutate]);
}
