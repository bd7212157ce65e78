import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { useBilling, useCurrentSubscription } from './api.js';
import type { Returned } from './returned.js';
import { loadStripe } from './stripe.js';
import type { Arrival } from './use-returned.js';

export type Result = 'succeeded' | 'processing' | 'requires_payment_method' | 'unknown_error';

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
  const subscription = useCurrentSubscription().data?.subscription;
  const { data, error, mutate } = useIntent(arrival.returned);
  const heardMore = useEffectEvent(() => {
    if (data === 'processing') void mutate();
  });
  useEffect(() => heardMore(), [subscription?.updatedAt]);
  const isUnread = error !== undefined;
  const isPaid = arrival.paidNothing || (isUnread && isKnownPaid(arrival, subscription?.status));
  const result = isPaid ? 'succeeded' : isUnread || !arrival.returned ? 'unknown_error' : data;
  useFollowUps(result === 'succeeded');
  return { result, isUnread: isUnread && !isPaid, retry: () => void mutate() };
}

/** Without Stripe the server's word is left: who is subscribed has paid. */
const isKnownPaid = ({ returned }: Arrival, status = ''): boolean =>
  returned?.kind === 'payment' && isSubscribed(status);

function useIntent(returned: Returned | null) {
  const publishableKey = useBilling()?.publishableKey;
  const canAsk = returned !== null && publishableKey !== undefined;
  return useSWR<Result, unknown>(
    canAsk ? ['payment-result', returned.clientSecret] : null,
    () => (canAsk ? ask(returned, publishableKey) : 'unknown_error'),
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest === 'processing' ? PROCESSING_MS : 0),
    },
  );
}

async function ask({ kind, clientSecret }: Returned, publishableKey: string): Promise<Result> {
  const stripe = await loadStripe(publishableKey);
  if (kind === 'payment') return resultOf((await stripe.retrievePaymentIntent(clientSecret)).paymentIntent);
  return resultOf((await stripe.retrieveSetupIntent(clientSecret)).setupIntent);
}

function resultOf(intent: { status: string } | undefined): Result {
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
