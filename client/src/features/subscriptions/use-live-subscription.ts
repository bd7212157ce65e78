import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import type { CurrentSubscriptionView, SubscriptionView } from '#core/api/subscriptions.js';
import { isCurrent } from '#core/domain/entitlement.js';

import { whenIdle } from '../../lib/when-idle.js';
import { useBilling } from './api.js';
import { listenToSubscription } from './socket.js';
import { ACCESS_KEY } from './use-standing.js';

/** The number of changes pushed by the server. */
export const pushesAtom = atom(0);

/** Returns null for a subscription that has ended or was never active. */
const currentOf = (subscription: SubscriptionView): CurrentSubscriptionView =>
  isCurrent(subscription.status)
    ? { subscription, scheduledPlan: subscription.details.scheduledPlan }
    : { subscription: null, scheduledPlan: null };

/**
 * Updates the known subscription of the signed-in user with what the server pushes. Starts listening once the page is
 * loaded; the load after the connection covers earlier events.
 */
export function useLiveSubscription(): void {
  const isOn = useBilling() !== null;
  const { mutate } = useSWRConfig();
  const countPush = useSetAtom(pushesAtom);
  useEffect(() => {
    if (!isOn) return undefined;
    const readAgain = (): void => {
      void mutate(ACCESS_KEY);
      void mutate(routes.readPaymentMethod());
    };
    const listen = (): (() => void) =>
      listenToSubscription({
        onConnect() {
          void mutate(routes.readCurrentSubscription());
          readAgain();
        },
        onUpdate(subscription) {
          void mutate(routes.readCurrentSubscription(), currentOf(subscription), { revalidate: false });
          countPush((count) => count + 1);
          readAgain();
        },
      });
    let stop = (): void => undefined;
    const callOff = whenIdle(() => (stop = listen()));
    return () => {
      callOff();
      stop();
    };
  }, [countPush, isOn, mutate]);
}
