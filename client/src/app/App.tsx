import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';

import type { ConfigView } from '#core/api/config.js';

import { SessionProvider } from '../features/session/SessionProvider.js';
import type { Dictionary } from '../i18n/dictionary.js';
import { subscriptionRequired } from '../lib/emitter.js';
import { Providers } from './Providers.js';

interface AppProps {
  dictionary: Dictionary;
  /** What the instance says of itself, where that is known already. */
  config: ConfigView | null;
  router: ReturnType<typeof createBrowserRouter>;
}

export function App({ dictionary, config, router }: AppProps) {
  useEffect(
    () => subscriptionRequired.listen(() => void router.navigate('/profile/subscriptions')),
    [router],
  );
  return (
    <Providers dictionary={dictionary} config={config}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </Providers>
  );
}
