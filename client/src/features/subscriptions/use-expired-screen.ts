import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { storage } from '../../lib/storage.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { useBilling } from './api.js';
import { useStanding } from './use-standing.js';

/** Nothing is lost by leaving these; elsewhere the banner says it, and the screen waits. */
const AT_REST: readonly string[] = ['/dashboard', '/invitations'];

const EXPIRED = '/subscription-expired';

const markOf = (userId: number): string => `motley.access.${userId}`;

/** Once access has turned to restricted, the screen that says so comes once. */
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
    // Without a trial, a new user has lost nothing.
    const isOver = mark === 'open' || (mark === null && hasTrials);
    if (isOver && AT_REST.includes(pathname)) void navigate(EXPIRED);
  }, [hasTrials, id, mode, navigate, pathname]);
}
