import { useEffect, useState } from 'react';
import useSWR from 'swr';

import { routes } from '#core/api/routes.js';
import type { AccessView, CurrentSubscriptionView, SubscriptionView } from '#core/api/subscriptions.js';
import type { MeView } from '#core/api/users.js';
import { accessMode } from '#core/domain/entitlement.js';
import type { AccessMode } from '#core/domain/entitlement.js';

import { get } from '../../lib/api/swr.js';
import { useBilling, useCurrentSubscription } from './api.js';

/** The access of the user and its end, by the server's clock. */
export interface Standing {
  mode: AccessMode;
  subscription: SubscriptionView | null;
  trialEndsAt: Date | null;
  now: Date;
}

interface KnownAccess extends AccessView {
  /** Milliseconds by which the server's clock is ahead of the device's. */
  ahead: number;
  /** By the device's clock. */
  readAt: number;
}

/** A part of the user, loaded again whenever it may have changed. */
export const ACCESS_KEY = ['access', routes.readMe()];

async function readAccess(): Promise<KnownAccess> {
  const { access } = await get<MeView>(routes.readMe());
  const readAt = Date.now();
  return { ...access, ahead: Date.parse(access.serverTime) - readAt, readAt };
}

/** Null without billing, and until it is known. */
export function useStanding(): Standing | null {
  const isOn = useBilling() !== null;
  const { data: access } = useSWR(isOn ? ACCESS_KEY : null, readAccess);
  const { data: current, error } = useCurrentSubscription();
  const now = useNow(access);
  // A subscription that cannot be loaded counts as none.
  const isKnown = current !== undefined || error !== undefined;
  return access && isKnown ? standingAt(now, access, current) : null;
}

function standingAt(now: Date, access: AccessView, current: CurrentSubscriptionView | undefined): Standing {
  const subscription = current?.subscription ?? null;
  const trialEndsAt = access.trialEndsAt === null ? null : new Date(access.trialEndsAt);
  // The subscription may be newer than the access.
  const mode =
    trialEndsAt === null || current === undefined
      ? access.mode
      : accessMode(subscription?.status ?? null, trialEndsAt, now);
  return { mode, subscription, trialEndsAt, now };
}

const REFRESH_MS = 30_000;

/** The server's time, updated every half minute, in step with the remaining minutes of the trial. */
function useNow(access: KnownAccess | undefined): Date {
  const ahead = access?.ahead ?? 0;
  const end = Date.parse(access?.trialEndsAt ?? '') || 0;
  const [device, setDevice] = useState(() => Date.now());
  useEffect(() => {
    const beyond = (((end - ahead - Date.now()) % REFRESH_MS) + REFRESH_MS) % REFRESH_MS;
    // A timer that fires a millisecond early would show the old minute for another half.
    const timer = setTimeout(() => setDevice(Date.now()), beyond + 20);
    return () => clearTimeout(timer);
  }, [device, end, ahead]);
  return new Date(Math.max(device, access?.readAt ?? 0) + ahead);
}
