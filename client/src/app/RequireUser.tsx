import { SWRConfig } from 'swr';
import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useSession } from '../features/session/SessionProvider.js';
import { useText } from '../i18n/use-text.js';
import { SWR_OPTIONS } from '../lib/api/swr.js';
import { EmptyState } from '../ui/EmptyState.js';
import offline from '../ui/illustrations/offline.svg';
import { PlainButton } from '../ui/PlainButton.js';
import { Splash } from './Splash.js';

/** Renders for signed-in users; others are redirected to the login page and back afterwards. */
export function RequireUser() {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case 'pending':
      return <Splash />;
    case 'unreachable':
      return <Unreachable />;
    case 'anonymous': {
      const isPlain = pathname === '/404' || session.because === 'logout';
      const query = isPlain ? '' : `?redirect=${encodeURIComponent(pathname + search)}`;
      return <Navigate to={`/login${query}`} replace />;
    }
    case 'signed-in':
      // Another user starts with empty caches.
      return (
        <SWRConfig key={session.user.id} value={SWR_OPTIONS}>
          <Outlet />
        </SWRConfig>
      );
  }
}

function Unreachable() {
  const { reload } = useSession();
  const text = useText();
  return (
    <main>
      <EmptyState
        isPage
        role="alert"
        image={offline}
        title={text('errors.load_title')}
        text={text('errors.load_text')}
      >
        <PlainButton onClick={() => void reload()}>{text('app.retry')}</PlainButton>
      </EmptyState>
    </main>
  );
}
