import { useEffect, useState } from 'react';

import { useOnce } from '../../lib/hooks/use-once.js';
import { lazily } from '../../lib/lazily.js';
import { toasts } from '../../lib/toast.js';
import type { Toast } from '../../lib/toast.js';
import { whenUsed } from '../../lib/when-idle.js';

// Loaded early: without a connection, when it is needed, it could not be loaded.
const Toasts = lazily(async () => (await import('./Toasts.js')).Toasts);

/** Renders toasts; those shown before its chunk is loaded wait for it. */
export function Toaster() {
  const [waiting, setWaiting] = useState<readonly Toast[]>([]);
  const isNeeded = useOnce(waiting.length > 0);
  useEffect(() => whenUsed(Toasts.fetchAhead), []);
  useEffect(() => toasts.listen((one) => setWaiting((others) => [...others, one])), []);
  return isNeeded && <Toasts waiting={waiting} onShown={setWaiting} />;
}
