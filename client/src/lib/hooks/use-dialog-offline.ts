import { useEffect, useEffectEvent } from 'react';

import type { Lazily } from '../lazily.js';
import { useOnline } from '../online.js';
import { toast } from '../toast.js';

/** A dialog whose chunk is missing cannot open offline: says so, and closes it. */
export function useDialogOffline(
  { isLoaded }: Pick<Lazily<never>, 'isLoaded'>,
  isOpen: boolean,
  close: () => void,
): void {
  const isOnline = useOnline();
  const giveUp = useEffectEvent(() => {
    if (isLoaded()) return;
    toast.error('errors.network_error');
    close();
  });
  useEffect(() => {
    if (isOpen && !isOnline) giveUp();
  }, [isOpen, isOnline]);
}
