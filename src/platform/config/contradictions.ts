import type { PaymentSettings } from './payment-settings.js';
import { paymentFaults } from './payment-settings.js';

interface Together extends PaymentSettings {
  smtpUrl: string | null;
  publicUrl: string | null;
}

/** What no variable shows by itself: those that do not go together, one line each. */
export function contradictions(settings: Together): string[] {
  const { smtpUrl, publicUrl } = settings;
  return [
    // Else links in mails would lead where a request says it was sent to, which is for its sender to choose.
    ...(smtpUrl !== null && publicUrl === null
      ? ['SMTP_URL needs PUBLIC_URL: mails carry links to it.']
      : []),
    ...paymentFaults(settings),
  ];
}
