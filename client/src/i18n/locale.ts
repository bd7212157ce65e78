import { LOCALES } from './dictionary.js';
import type { Dictionary, Locale } from './dictionary.js';
import type { Extent } from './growing.js';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

const dictionaries = new Map<Locale, Promise<Dictionary>>();

/**
 * Each dictionary and each of its parts is a chunk of its own: a visitor downloads the messages of the login in one
 * language.
 */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  const dictionary = importDictionary(locale);
  dictionaries.set(locale, dictionary);
  return dictionary;
}

async function importDictionary(locale: Locale): Promise<Dictionary> {
  if (locale === 'fr') return (await import('./dictionary-fr.js')).dictionary;
  return (await import('./dictionary-en.js')).dictionary;
}

/** Loads more messages of the loaded languages. Call after `loadDictionary`. */
export async function growMessages(to: Extent): Promise<void> {
  await Promise.all([...dictionaries.values()].map(async (dictionary) => (await dictionary).grow(to)));
}
