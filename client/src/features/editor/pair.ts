import type { LanguageView } from '#core/api/languages.js';

/** On a phone two languages are shown: the one translated from, and the one translated into. */
export interface LanguagePair {
  source: LanguageView | null;
  target: LanguageView | null;
}

/** The target is the one the address names, else the first language the user may write besides the source. */
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
