import { useEffect, useMemo, useState } from 'react';

import { storage } from '../../../lib/storage.js';
import { useCurrentUser } from '../../session/SessionProvider.js';
import type { Returned } from './returned.js';
import { useIntent } from './use-intent.js';
import type { IntentResult } from './use-intent.js';

const keyOf = (userId: number): string => `motley.payment.${userId}`;

/** Stores a payment on this device while it is being processed. */
export function useNotePending(returned: Returned | null, result: IntentResult | undefined): void {
  const { id } = useCurrentUser();
  const secret = returned?.kind === 'payment' ? returned.clientSecret : null;
  useEffect(() => {
    if (secret === null || result === undefined) return;
    if (result === 'processing') storage.write(keyOf(id), secret);
    else storage.remove(keyOf(id));
  }, [id, secret, result]);
}

/** Whether a payment from this device is still being processed by Stripe. */
export function useIsPaymentPending(): boolean {
  const { id } = useCurrentUser();
  const [clientSecret] = useState(() => storage.read(keyOf(id)));
  const pending = useMemo(
    () => (clientSecret === null ? null : { kind: 'payment' as const, clientSecret }),
    [clientSecret],
  );
  const { data } = useIntent(pending);
  useNotePending(pending, data);
  return data === 'processing';
}
