import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

import { SessionProvider } from '../features/session/SessionProvider.js';
import type { Dictionary } from '../i18n/locale.js';
import { subscriptionRequired } from '../lib/signal.js';
import { Providers } from './Providers.js';

interface AppProps {
  dictionary: Dictionary;
  router: ReturnType<typeof createBrowserRouter>;
}

export function App({ dictionary, router }: AppProps) {
  useEffect(
    () => subscriptionRequired.listen(() => void router.navigate('/profile/subscriptions')),
    [router],
  );
  return (
    <Providers dictionary={dictionary}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </Providers>
  );
}
