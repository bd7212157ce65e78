import { storage } from '../lib/storage.js';
import { LOCALES } from './dictionary.js';
import type { Dictionary, Locale } from './dictionary.js';
import type { Extent } from './growing.js';

const STORAGE_KEY = 'locale';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The stored choice, else the first of the browser's languages we speak, else English. */
export function preferredLocale(languages: readonly string[] = navigator.languages): Locale {
  const stored = storage.read(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return languages.map((tag) => tag.split('-')[0]).find(isLocale) ?? 'en';
}

export const rememberLocale = (locale: Locale): void => storage.write(STORAGE_KEY, locale);

const dictionaries = new Map<Locale, Promise<Dictionary>>();

/** Each dictionary is a chunk of its own, as are its other parts: a visitor downloads what the login shows in one language. */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  const dictionary = importDictionary(locale);
  dictionaries.set(locale, dictionary);
  return dictionary;
}

async function importDictionary(locale: Locale): Promise<Dictionary> {
  if (locale === 'fr') return (await import('./dictionary-fr.js')).dictionary;
  return (await import('./dictionary-en.js')).dictionary;
}

/** Loads messages of the languages that were chosen, which the login does without. Only after the first `loadDictionary`. */
export async function growMessages(to: Extent): Promise<void> {
  await Promise.all([...dictionaries.values()].map(async (dictionary) => (await dictionary).grow(to)));
}
