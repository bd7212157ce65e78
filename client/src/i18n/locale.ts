import { storage } from '../lib/storage.js';
import { LOCALES } from './dictionary.js';
import type { Dictionary, Locale } from './dictionary.js';

const STORAGE_KEY = 'locale';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The stored choice, else the first of the browser's languages we speak, else English. */
export function preferredLocale(languages: readonly string[] = navigator.languages): Locale {
  const stored = storage.read(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return languages.map((tag) => tag.split('-')[0]).find(isLocale) ?? 'en';
}

export const rememberLocale = (locale: Locale): void => storage.write(STORAGE_KEY, locale);

/** Each dictionary is a chunk of its own: a visitor downloads one. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  if (locale === 'fr') return (await import('./dictionary-fr.js')).dictionary;
  return (await import('./dictionary-en.js')).dictionary;
}
