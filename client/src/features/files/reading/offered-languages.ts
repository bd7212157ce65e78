import type { LanguageView } from '#core/api/languages.js';
import { languageNamed } from '#core/domain/languages/language-code.js';

import { capitalised } from '../../../lib/text/capitalised.js';
import type { LanguageOfFile } from './jobs.js';

/** A language of a file with several, as dialogs offer it. */
export interface OfferedLanguage extends LanguageOfFile {
  /** The name in the project, else the name of its code. */
  name: string;
  /** The same language of the project; null for a new one. */
  existing: LanguageView | null;
  /** Whether it can be imported: its code is known, and the user may edit the language. */
  isOffered: boolean;
}

/** A language that can be imported. */
export type TakenLanguage = OfferedLanguage & { tag: string };

/** The languages of a file with their counterparts in the project, the source language first. */
export function offeredLanguages(
  languages: readonly LanguageOfFile[],
  known: readonly LanguageView[],
  locale: string,
): OfferedLanguage[] {
  const offered = languages.map((language): OfferedLanguage => {
    const { tag, code } = language;
    const named = (tag !== null && languageNamed(tag, locale)?.name) || code;
    const name = capitalised(named, locale);
    const existing = existingLanguage(known, tag, name);
    const mayWrite = existing === null || existing.access === 'target';
    return { ...language, name: existing?.name ?? name, existing, isOffered: tag !== null && mayWrite };
  });
  return offered.sort((one, other) => Number(other.isSource) - Number(one.isSource));
}

/** By code, else by name among languages without a code, as the server does. */
const existingLanguage = (
  known: readonly LanguageView[],
  tag: string | null,
  name: string,
): LanguageView | null =>
  known.find((language) => tag !== null && language.tag === tag) ??
  known.find((language) => language.tag === null && language.name.toLowerCase() === name.toLowerCase()) ??
  null;

export const isTakeable = (language: OfferedLanguage): language is TakenLanguage =>
  language.isOffered && language.tag !== null;
