import { IconProvider } from '@ant-design/icons';
import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

import type { Dictionary } from '../i18n/dictionary.js';
import { LocaleProvider } from '../i18n/LocaleProvider.js';
import { SWR_OPTIONS } from '../lib/api/swr.js';
import { rememberLocale } from '../lib/locale-choice.js';
import { csp } from '../ui/theme/csp.js';
import { LiveRegions } from '../ui/live/LiveRegions.js';
import { Toaster } from '../ui/live/Toaster.js';

const ICONS = { csp };

interface ProvidersProps {
  dictionary: Dictionary;
  config: ConfigView | null;
  children: ReactNode;
}

/**
 * The providers of every page: language, icons, toasts, announcements and data. The pages of guests show nothing of antd,
 * so `AntdProvider` is not among them.
 */
export function Providers({ dictionary, config, children }: ProvidersProps) {
  return (
    <LocaleProvider initial={dictionary} onChoose={rememberLocale}>
      <IconProvider value={ICONS}>
        <StateProvider>
          <SWRConfig
            value={{ ...SWR_OPTIONS, fallback: config === null ? {} : { [routes.readConfig()]: config } }}
          >
            {children}
            <Toaster />
            <LiveRegions />
          </SWRConfig>
        </StateProvider>
      </IconProvider>
    </LocaleProvider>
  );
}
