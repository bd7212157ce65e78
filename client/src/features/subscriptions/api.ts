import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import type {
  BillingConfigView,
  CurrentSubscriptionView,
  PaymentMethodView,
  SetupIntentView,
  SubscriptionIntentView,
} from '#core/api/subscriptions.js';

import { http } from '../../lib/api/http.js';
import { useConfig } from '../../lib/hooks/use-config.js';

/** The payment settings of this server; null without billing and until they are loaded. */
export const useBilling = (): BillingConfigView | null => useConfig()?.billing ?? null;

/** The last known subscription of the user; not loaded without billing. */
export function useCurrentSubscription() {
  const isOn = useBilling() !== null;
  return useSWR<CurrentSubscriptionView, unknown>(isOn ? routes.readCurrentSubscription() : null);
}

/** The payment method for renewals; null if there is none. */
export const usePaymentMethod = (isSubscribed: boolean) =>
  useSWR<PaymentMethodView | null>(isSubscribed ? routes.readPaymentMethod() : null);

/** Errors are shown in place. */
const QUIET = { quiet: true };

export const createIntent = (priceId: string): Promise<SubscriptionIntentView> =>
  http.post(routes.createSubscriptionIntent(), { priceId }, QUIET);

export const createSetupIntent = (): Promise<SetupIntentView> =>
  http.post(routes.createSetupIntent(), undefined, QUIET);

export interface SubscriptionCalls {
  end: () => Promise<CurrentSubscriptionView>;
  /** Continues a cancelled subscription. */
  resume: () => Promise<CurrentSubscriptionView>;
  /** Switches the plan at the end of the period. The current plan cancels a scheduled switch. */
  switchTo: (priceId: string) => Promise<CurrentSubscriptionView>;
}

/** The calls that change a subscription. Their responses update the cache. */
export function useSubscriptionCalls(): SubscriptionCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const keep = async (call: Promise<CurrentSubscriptionView>): Promise<CurrentSubscriptionView> => {
      try {
        const state = await call;
        await mutate(routes.readCurrentSubscription(), state, { revalidate: false });
        return state;
      } catch (error) {
        // The refusal means that the cache is out of date.
        void mutate(routes.readCurrentSubscription());
        throw error;
      }
    };
    return {
      end: () => keep(http.delete(routes.terminateSubscription())),
      resume: () => keep(http.post(routes.continueSubscription())),
      switchTo: (priceId) => keep(http.patch(routes.switchPlan(), { priceId })),
    };
  }, [mutate]);
}
