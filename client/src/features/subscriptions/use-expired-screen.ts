import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { storage } from '../../lib/storage.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { useBilling } from './api.js';
import { useStanding } from './use-standing.js';

/** Leaving these pages loses no work. On others, only the banner appears. */
const AT_REST: readonly string[] = ['/dashboard', '/invitations'];

const EXPIRED = '/subscription-expired';

const markOf = (userId: number): string => `motley.access.${userId}`;

/** Opens the page about expired access once, when the access becomes restricted. */
export function useExpiredScreen(): void {
  const { id } = useCurrentUser();
  const mode = useStanding()?.mode;
  const hasTrials = (useBilling()?.trialDays ?? 0) > 0;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (mode === undefined) return;
    const mark = storage.read(markOf(id));
    if (mode !== 'restricted') {
      storage.write(markOf(id), 'open');
      return;
    }
    if (pathname === EXPIRED) storage.write(markOf(id), 'over');
    // A new user without a trial has lost nothing.
    const isOver = mark === 'open' || (mark === null && hasTrials);
    if (isOver && AT_REST.includes(pathname)) void navigate(EXPIRED);
  }, [hasTrials, id, mode, navigate, pathname]);
}
