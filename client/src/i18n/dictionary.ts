import type { Locale as AntdLocale } from 'antd/es/locale/index.js';

import type { GrowingMessages } from './growing.js';
import type { MessageId } from './messages.js';

export const LOCALES = ['en', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

/** The languages in their own names. */
export const LOCALE_NAMES: Record<Locale, MessageId> = { en: 'profile.en', fr: 'profile.fr' };

/** Everything one interface language needs. */
export interface Dictionary extends GrowingMessages {
  locale: Locale;
  antd: AntdLocale;
}
