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

import { http } from '../../lib/http/http.js';
import { useConfig } from '../../lib/hooks/use-config.js';

/** How this instance takes payments; null when it takes none, or as long as that is not known. */
export const useBilling = (): BillingConfigView | null => useConfig()?.billing ?? null;

/** The user's subscription as last heard of; asks for nothing where billing is off. */
export function useCurrentSubscription() {
  const isOn = useBilling() !== null;
  return useSWR<CurrentSubscriptionView, unknown>(isOn ? routes.readCurrentSubscription() : null);
}

/** With what renewals are paid; null when with nothing. */
export const usePaymentMethod = (isSubscribed: boolean) =>
  useSWR<PaymentMethodView | null>(isSubscribed ? routes.readPaymentMethod() : null);

/** Asked for where they are shown: failures appear there. */
const QUIET = { quiet: true };

export const createIntent = (priceId: string): Promise<SubscriptionIntentView> =>
  http.post(routes.createSubscriptionIntent(), { priceId }, QUIET);

export const createSetupIntent = (): Promise<SetupIntentView> =>
  http.post(routes.createSetupIntent(), undefined, QUIET);

export interface SubscriptionCalls {
  end: () => Promise<CurrentSubscriptionView>;
  /** Takes a termination back. */
  resume: () => Promise<CurrentSubscriptionView>;
  /** At the end of the period; to the present plan: takes such a change back. */
  switchTo: (priceId: string) => Promise<CurrentSubscriptionView>;
}

/** What changes a subscription; the answer becomes what is known. */
export function useSubscriptionCalls(): SubscriptionCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const keep = async (call: Promise<CurrentSubscriptionView>): Promise<CurrentSubscriptionView> => {
      try {
        const state = await call;
        await mutate(routes.readCurrentSubscription(), state, { revalidate: false });
        return state;
      } catch (error) {
        // Refused for what the page did not know.
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
