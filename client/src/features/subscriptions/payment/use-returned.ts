import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { PAID_NOTHING, readReturned } from './returned.js';
import type { Returned } from './returned.js';

export interface Arrival {
  /** Null if the URL has no payment to look up. */
  returned: Returned | null;
  paidNothing: boolean;
  /** The plan in the URL. */
  plan: string | null;
}

/**
 * The result in the provider's redirect. The secret is removed from the URL at once; the history state keeps it for a
 * reload.
 */
export function useReturned(): Arrival {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const arrival = search === '' ? arrivalFrom(state) : arrivalIn(new URLSearchParams(search));
  useEffect(() => {
    if (search === '') return;
    const found = arrivalIn(new URLSearchParams(search));
    void navigate(pathname, { replace: true, state: { arrival: found, ...paidNothingIn(state) } });
  }, [navigate, pathname, search, state]);
  return arrival;
}

const arrivalIn = (query: URLSearchParams): Arrival => ({
  returned: readReturned(query),
  paidNothing: false,
  plan: query.get('plan'),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const paidNothingIn = (state: unknown): object =>
  isObject(state) && 'paidNothing' in state ? PAID_NOTHING : {};

function arrivalFrom(state: unknown): Arrival {
  const known = isObject(state) && 'arrival' in state ? (state.arrival as Arrival) : null;
  return {
    returned: known?.returned ?? null,
    plan: known?.plan ?? null,
    paidNothing: isObject(state) && 'paidNothing' in state,
  };
}
