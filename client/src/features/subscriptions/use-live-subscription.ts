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

/** One that is over, or never began, is none. */
const currentOf = (subscription: SubscriptionView): CurrentSubscriptionView =>
  isCurrent(subscription.status)
    ? { subscription, scheduledPlan: subscription.details.scheduledPlan }
    : { subscription: null, scheduledPlan: null };

/**
 * Replaces the known subscription of the signed-in user by what the server sends. It begins to listen once the page has
 * what it needs; earlier events are covered by the read that follows the connection.
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
