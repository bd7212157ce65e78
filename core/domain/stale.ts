import type { PluralForm } from './plural-rules.js';

/** A translation, and the version of its source that it was made from; absent: the first. */
interface Translation {
  text: string;
  sourceVersion?: number;
}

/** A source text, with the version of its last change other than a correction of a typo; absent if there was none. */
interface Source {
  text: string;
  majorVersion?: number;
}

/**
 * Returns whether the source has changed since the translation was made. False for an empty source, or null for none.
 */
export const isStale = (translation: Translation, source: Source | null): boolean =>
  translation.text !== '' &&
  source !== null &&
  source.text !== '' &&
  (source.majorVersion ?? 0) > (translation.sourceVersion ?? 1);

/** The form of the source that a form is translated from: the same one, or `other` where the source has no text of it. */
export const sourceFormOf = (
  form: PluralForm | null,
  hasText: (form: PluralForm | null) => boolean,
): PluralForm | null => (form === null || hasText(form) ? form : 'other');
