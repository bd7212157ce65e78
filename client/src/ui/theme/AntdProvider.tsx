import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { csp } from './csp.js';
import { themeFor } from './theme.js';

// Dialogs in the body would lock its scrolling with a style without a nonce; the body never scrolls.
const layers = (): HTMLElement => document.getElementById('layers') ?? document.body;

/** The theme, language and layers of antd's components; required above everything that renders one. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { dictionary } = useLocale();
  const isWide = useAtLeast('md');
  return (
    <ConfigProvider
      locale={dictionary.antd}
      theme={themeFor(isWide)}
      csp={csp}
      getPopupContainer={layers}
      wave={{ disabled: true }}
      modal={{ mask: { blur: false } }}
      drawer={{ mask: { blur: false }, closable: { placement: 'end' } }}
    >
      {children}
    </ConfigProvider>
  );
}
