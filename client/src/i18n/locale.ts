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

const loaded = new Set<Dictionary>();

/**
 * Each dictionary is a chunk of its own, and so is the part of it that the first pages do without: a visitor downloads one
 * language, and begins with what the login and the editor's rows show.
 */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  const dictionary =
    locale === 'fr'
      ? (await import('./dictionary-fr.js')).dictionary
      : (await import('./dictionary-en.js')).dictionary;
  loaded.add(dictionary);
  return dictionary;
}

/** Loads all messages of the language that is shown: every other part of the product than the first pages needs them. */
export async function completeMessages(): Promise<void> {
  await Promise.all([...loaded].map(({ complete }) => complete()));
}
