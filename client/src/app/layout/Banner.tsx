import { CloseOutlined } from '@ant-design/icons';

import { useText } from '../../i18n/use-text.js';
import styles from './Banner.module.css';
import { useNewVersionBanner } from './use-new-version-banner.js';
import { useOfflineBanner } from './use-offline-banner.js';
import { useSubscriptionBanners } from './use-subscription-banners.js';
import { useVerificationBanner } from './use-verification-banner.js';
import type { BannerContent } from './banner-content.js';

/** Never two at a time: the most urgent speaks. */
function useBanner(): BannerContent | null {
  const offline = useOfflineBanner();
  const { urgent, trial } = useSubscriptionBanners();
  const verification = useVerificationBanner();
  const newVersion = useNewVersionBanner();
  return offline ?? urgent ?? verification ?? trial ?? newVersion;
}

/** What holds for every page, over it. */
export function Banner() {
  const text = useText();
  const banner = useBanner();
  if (banner === null) return null;
  const { tone, icon, text: words, action, isTicking, onClose } = banner;
  return (
    <div
      role="status"
      aria-live={isTicking ? 'off' : undefined}
      className={`${styles.banner} ${styles[tone]}`}
    >
      {icon}
      <span className={styles.words}>{words}</span>
      {action}
      {onClose && (
        <button type="button" className={styles.close} aria-label={text('app.close')} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      )}
    </div>
  );
}
