import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { PAID_NOTHING, readReturned } from './returned.js';
import type { Returned } from './returned.js';

export interface Arrival {
  /** Null: the address said nothing that can be asked for. */
  returned: Returned | null;
  paidNothing: boolean;
  /** The plan that was to be paid, as the address named it. */
  plan: string | null;
}

/**
 * What the provider's redirect brought. The secret leaves the address at once; the history keeps it for a reload, which
 * asks again.
 */
export function useReturned(): Arrival {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const navigate = useNavigate();
  const arrival = search === '' ? kept(state) : arrivalIn(new URLSearchParams(search));
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

function kept(state: unknown): Arrival {
  const known = isObject(state) && 'arrival' in state ? (state.arrival as Arrival) : null;
  return {
    returned: known?.returned ?? null,
    plan: known?.plan ?? null,
    paidNothing: isObject(state) && 'paidNothing' in state,
  };
}
