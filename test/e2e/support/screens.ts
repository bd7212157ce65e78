import type { Locale } from '../../browser/support/browser.js';

export interface Screen {
  width: 1440 | 390;
  locale: Locale;
}

/** A desktop and a phone, each in one of the languages: together the tests cover all four. */
export const ENGLISH_DESK: Screen = { width: 1440, locale: 'en' };
export const FRENCH_DESK: Screen = { width: 1440, locale: 'fr' };
export const ENGLISH_PHONE: Screen = { width: 390, locale: 'en' };
export const FRENCH_PHONE: Screen = { width: 390, locale: 'fr' };
