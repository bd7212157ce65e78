import { useEffect, useEffectEvent } from 'react';

import type { Lazily } from '../lazily.js';
import { useOnline } from '../online.js';
import { toast } from '../toast.js';

/** Closes a dialog whose chunk cannot be loaded offline, and says so. */
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
