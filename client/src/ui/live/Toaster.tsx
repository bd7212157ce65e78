import { useEffect, useState } from 'react';

import { useOnce } from '../../lib/hooks/use-once.js';
import { lazily } from '../../lib/lazily.js';
import { toasts } from '../../lib/toast.js';
import type { Toast } from '../../lib/toast.js';
import { whenUsed } from '../../lib/when-idle.js';

// Without a connection it could not be fetched, and that is when it is needed: it comes before anything can be reported.
const Toasts = lazily(async () => (await import('./Toasts.js')).Toasts);

/** Shows what `toast` announces; what is announced before its chunk is loaded waits for it. */
export function Toaster() {
  const [waiting, setWaiting] = useState<readonly Toast[]>([]);
  const isNeeded = useOnce(waiting.length > 0);
  useEffect(() => whenUsed(Toasts.fetchAhead), []);
  useEffect(() => toasts.listen((one) => setWaiting((others) => [...others, one])), []);
  return isNeeded && <Toasts waiting={waiting} onShown={setWaiting} />;
}
