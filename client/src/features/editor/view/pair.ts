import type { LanguageView } from '#core/api/languages.js';

/** The two languages shown on a phone: source and target. */
export interface LanguagePair {
  source: LanguageView | null;
  target: LanguageView | null;
}

/** The target is the language in the URL, else the first one besides the source that the user may edit. */
export function pairOf(
  languages: readonly LanguageView[],
  reference: LanguageView | null,
  asked: readonly number[] | null,
): LanguagePair {
  const others = languages.filter(({ id }) => id !== reference?.id);
  const target =
    languages.find(({ id }) => asked?.includes(id)) ??
    others.find(({ access }) => access === 'target') ??
    others[0] ??
    reference;
  return { source: reference, target };
}
