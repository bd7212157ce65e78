import { isRareForm, pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { isZeroExact } from '../../domain/zero-form.js';
import type { PluralWriting } from './plural-writing.js';

type Language = Pick<PluralWriting, 'tag' | 'pluralMode'>;

/** What i18next calls a form; null if it has no name for it. */
export function suffixOf(form: PluralForm, { tag, pluralMode }: Language): string | null {
  if (pluralMode === 'strict' || !form.startsWith('=')) return form;
  return form === '=0' && isZeroExact(tag) ? 'zero' : null;
}

/**
 * The texts of a plural by what i18next calls their forms. It shows a key, or another language, in the place of a form that
 * is not there: those that the project has no place for, and rare ones without a text, have the text of other.
 */
export function suffixedForms(
  forms: readonly PluralForm[],
  texts: readonly string[],
  language: Language,
): [suffix: string, text: string][] {
  const named = new Map(
    forms.flatMap((form, index): [string, string][] => {
      const isTwin = form === '=0' && forms.includes('zero');
      const suffix = isTwin ? null : suffixOf(form, language);
      return suffix === null ? [] : [[suffix, texts[index] ?? '']];
    }),
  );
  const other = named.get('other') ?? '';
  const filled = other === '' ? [] : formsToFill(language).filter((form) => !named.has(form));
  named.delete('other');
  return [...named, ...filled.map((form): [string, string] => [form, other]), ['other', other]];
}

/** Those of the language that a project may have no text of. */
const formsToFill = ({ tag, pluralMode }: Language): PluralForm[] =>
  pluralForms(tag).filter((form) => form !== 'other' && (pluralMode === 'strict' || isRareForm(tag, form)));
