import { Navigate, Outlet, useSearchParams } from 'react-router-dom';

import { useSession } from '../features/session/SessionProvider.js';
import { safeRedirect } from '../lib/identity/safe-redirect.js';
import { Splash } from './Splash.js';

/** Login and registration pages: redirects signed-in users to their target. */
export function GuestsOnly() {
  const { session } = useSession();
  const [query] = useSearchParams();
  if (session.state === 'pending') return <Splash />;
  if (session.state === 'signed-in')
    return <Navigate to={safeRedirect(query.get('redirect')) ?? '/dashboard'} replace />;
  return <Outlet />;
}
