import { ReloadOutlined } from '@ant-design/icons';

import { useText } from '../../i18n/use-text.js';
import { useNewVersion } from '../../lib/hooks/use-new-version.js';
import type { BannerContent } from './banner-content.js';

/** Announces a new version; the page is reloaded when the user wishes. */
export function useNewVersionBanner(): BannerContent | null {
  const text = useText();
  return useNewVersion()
    ? {
        tone: 'info',
        icon: <ReloadOutlined aria-hidden />,
        text: text('app.new_version'),
        action: (
          <button type="button" onClick={() => window.location.reload()}>
            {text('app.reload')}
          </button>
        ),
      }
    : null;
}
