import { useEffect, useState } from 'react';
import useSWR from 'swr';

import { routes } from '#core/api/routes.js';
import type { AccessView, CurrentSubscriptionView, SubscriptionView } from '#core/api/subscriptions.js';
import type { MeView } from '#core/api/users.js';
import { accessMode } from '#core/domain/entitlement.js';
import type { AccessMode } from '#core/domain/entitlement.js';

import { get } from '../../lib/http/swr.js';
import { useBilling, useCurrentSubscription } from './api.js';

/** What the user may do, and until when, by the server's clock. */
export interface Standing {
  mode: AccessMode;
  subscription: SubscriptionView | null;
  trialEndsAt: Date | null;
  now: Date;
}

interface KnownAccess extends AccessView {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  ahead: number;
  /** By the device's clock. */
  readAt: number;
}

/** Part of the user, but asked for again whenever it may have changed. */
export const ACCESS_KEY = ['access', routes.readMe()];

async function readAccess(): Promise<KnownAccess> {
  const { access } = await get<MeView>(routes.readMe());
  const readAt = Date.now();
  return { ...access, ahead: Date.parse(access.serverTime) - readAt, readAt };
}

/** Null where billing is off, and until it is known. */
export function useStanding(): Standing | null {
  const isOn = useBilling() !== null;
  const { data: access } = useSWR(isOn ? ACCESS_KEY : null, readAccess);
  const { data: current, error } = useCurrentSubscription();
  const now = useNow(access);
  // One that cannot be loaded counts as none.
  const isKnown = current !== undefined || error !== undefined;
  return access && isKnown ? standingAt(now, access, current) : null;
}

function standingAt(now: Date, access: AccessView, current: CurrentSubscriptionView | undefined): Standing {
  const subscription = current?.subscription ?? null;
  const trialEndsAt = access.trialEndsAt === null ? null : new Date(access.trialEndsAt);
  // What the page has heard of since may say more than the server's last word.
  const mode =
    trialEndsAt === null || current === undefined
      ? access.mode
      : accessMode(subscription?.status ?? null, trialEndsAt, now);
  return { mode, subscription, trialEndsAt, now };
}

const REFRESH_MS = 30_000;

/** The server's time, told anew every half minute before and after the trial's end: as a minute less is left. */
function useNow(access: KnownAccess | undefined): Date {
  const ahead = access?.ahead ?? 0;
  const end = Date.parse(access?.trialEndsAt ?? '') || 0;
  const [device, setDevice] = useState(() => Date.now());
  useEffect(() => {
    const beyond = (((end - ahead - Date.now()) % REFRESH_MS) + REFRESH_MS) % REFRESH_MS;
    // A timer that is early by a millisecond would show the old minute for another half.
    const timer = setTimeout(() => setDevice(Date.now()), beyond + 20);
    return () => clearTimeout(timer);
  }, [device, end, ahead]);
  return new Date(Math.max(device, access?.readAt ?? 0) + ahead);
}
