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
  /** The settings of the instance, if already loaded. */
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
