import type { Locale } from '../i18n/dictionary.js';
import { isLocale } from '../i18n/locale.js';
import { storage } from './storage.js';

const STORAGE_KEY = 'locale';

/** The stored interface language, else the first language of the browser that has a dictionary, else English. */
export function preferredLocale(languages: readonly string[] = navigator.languages): Locale {
  const stored = storage.read(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return languages.map((tag) => tag.split('-')[0]).find(isLocale) ?? 'en';
}

export const rememberLocale = (locale: Locale): void => storage.write(STORAGE_KEY, locale);
