import type { PluralForm } from './plural-rules.js';

/** A translation, and the version of its source that it was made from; absent: the first. */
interface Translation {
  text: string;
  sourceVersion?: number;
}

/** A source text, and the version of its last change that was no typo; absent: none. */
interface Source {
  text: string;
  majorVersion?: number;
}

/** Whether the source of a translation has changed since it was made. An empty text is none; null: it has no source. */
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
