import { BannerLine } from './BannerLine.js';
import { useNewVersionBanner } from './use-new-version-banner.js';
import { useOfflineBanner } from './use-offline-banner.js';
import { useSubscriptionBanners } from './use-subscription-banners.js';
import { useVerificationBanner } from './use-verification-banner.js';
import type { BannerContent } from './banner-content.js';

/** Returns the most urgent banner; only one is shown at a time. */
function useBanner(): BannerContent | null {
  const offline = useOfflineBanner();
  const { urgent, trial } = useSubscriptionBanners();
  const verification = useVerificationBanner();
  const newVersion = useNewVersionBanner();
  return offline ?? urgent ?? verification ?? trial ?? newVersion;
}

/** The banner above every page. */
export function Banner() {
  const banner = useBanner();
  if (banner === null) return null;
  return <BannerLine banner={banner} />;
}
