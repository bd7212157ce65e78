import { ConfigProvider } from 'antd';
import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

import type { Dictionary } from '../i18n/dictionary.js';
import { LocaleProvider, useLocale } from '../i18n/LocaleProvider.js';
import { SWR_OPTIONS } from '../lib/http/swr.js';
import { useAtLeast } from '../lib/hooks/use-media.js';
import { LiveRegions } from '../ui/LiveRegions.js';
import { themeFor } from '../ui/theme.js';
import { Toaster } from '../ui/Toaster.js';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

// Dialogs in the body would lock its scrolling through a style without a nonce; the body never scrolls anyway.
const layers = (): HTMLElement => document.getElementById('layers') ?? document.body;

interface ProvidersProps {
  dictionary: Dictionary;
  config: ConfigView | null;
  children: ReactNode;
}

/** The providers of every page: language, theme, toasts, announcements and data. */
export function Providers({ dictionary, config, children }: ProvidersProps) {
  return (
    <LocaleProvider initial={dictionary}>
      <Theme>
        <StateProvider>
          <SWRConfig
            value={{ ...SWR_OPTIONS, fallback: config === null ? {} : { [routes.config()]: config } }}
          >
            {children}
            <Toaster />
            <LiveRegions />
          </SWRConfig>
        </StateProvider>
      </Theme>
    </LocaleProvider>
  );
}

function Theme({ children }: { children: ReactNode }) {
  const { dictionary } = useLocale();
  const isWide = useAtLeast('md');
  return (
    <ConfigProvider
      locale={dictionary.antd}
      theme={themeFor(isWide)}
      csp={nonce ? { nonce } : {}}
      getPopupContainer={layers}
      wave={{ disabled: true }}
      modal={{ mask: { blur: false } }}
      drawer={{ mask: { blur: false } }}
    >
      {children}
    </ConfigProvider>
  );
}
