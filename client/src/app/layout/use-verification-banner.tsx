import { MailOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { ResendVerification } from '../../features/session/ResendVerification.js';
import { useSession } from '../../features/session/SessionProvider.js';
import { useText } from '../../i18n/use-text.js';
import type { BannerContent } from './banner-content.js';

/** Asks the user, once per session, to verify their email. */
export function useVerificationBanner(): BannerContent | null {
  const text = useText();
  const { session } = useSession();
  const [isAway, setAway] = useState(false);
  if (isAway || session.state !== 'signed-in' || session.emailVerified) return null;
  return {
    tone: 'info',
    icon: <MailOutlined aria-hidden />,
    text: text('banner.verify_email', { email: session.user.email }),
    action: <ResendVerification link />,
    onClose: () => setAway(true),
  };
}
