import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

import type { Dictionary } from '../i18n/dictionary.js';
import { LocaleProvider } from '../i18n/LocaleProvider.js';
import { SWR_OPTIONS } from '../lib/http/swr.js';
import { LiveRegions } from '../ui/LiveRegions.js';
import { Toaster } from '../ui/Toaster.js';

interface ProvidersProps {
  dictionary: Dictionary;
  config: ConfigView | null;
  children: ReactNode;
}

/** The providers of every page: language, toasts, announcements and data. antd's is `AntdProvider`, as guests need none. */
export function Providers({ dictionary, config, children }: ProvidersProps) {
  return (
    <LocaleProvider initial={dictionary}>
      <StateProvider>
        <SWRConfig value={{ ...SWR_OPTIONS, fallback: config === null ? {} : { [routes.config()]: config } }}>
          {children}
          <Toaster />
          <LiveRegions />
        </SWRConfig>
      </StateProvider>
    </LocaleProvider>
  );
}
