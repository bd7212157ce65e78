import type { Locale as AntdLocale } from 'antd/es/locale/index.js';

import type { GrowingMessages } from './growing.js';

export const LOCALES = ['en', 'fr'] as const;

export type Locale = (typeof LOCALES)[number];

/** Everything one interface language needs. */
export interface Dictionary extends GrowingMessages {
  locale: Locale;
  antd: AntdLocale;
}
