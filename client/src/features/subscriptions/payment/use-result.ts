import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import { isSubscribed } from '#core/domain/entitlement.js';

import { useCurrentSubscription } from '../api.js';
import { useNotePending } from './pending-payment.js';
import { useIntent } from './use-intent.js';
import type { IntentResult } from './use-intent.js';
import type { Arrival } from './use-returned.js';

/** `unconfirmed`: Stripe cannot be reached, and this server has not received a success yet. */
export type Result = IntentResult | 'unconfirmed';

export interface PaymentOutcome {
  /** Undefined until known. */
  result: Result | undefined;
  /** Whether Stripe could not be reached. */
  isUnread: boolean;
  retry: () => void;
}

/** Delays after which the page polls the server: a push may have been missed. */
const FOLLOW_UPS_MS = [1_000, 3_000, 7_000, 15_000];

/** The result of a payment. Only Stripe's answer counts; the URL is just a hint. */
export function useResult(arrival: Arrival): PaymentOutcome {
  const current = useCurrentSubscription();
  const subscription = current.data?.subscription;
  const intent = useIntent(arrival.returned);
  useNotePending(arrival.returned, intent.data);
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

/** The result without Stripe: a subscriber has paid. Undefined while the server is being asked. */
function knownHere({ returned }: Arrival, status: string | undefined, isAsking: boolean): Result | undefined {
  if (returned?.kind === 'payment' && isSubscribed(status ?? '')) return 'succeeded';
  return isAsking ? undefined : 'unconfirmed';
}

/** Polls the server after a payment: it receives a success a moment later than the page. */
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
