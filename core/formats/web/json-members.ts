import type { PluralForm } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { strictTexts } from '../strict-texts.js';
import { suffixedForms } from './i18next-forms.js';
import { icuMessage } from './icu/icu-message.js';
import { joinForms } from './pipes.js';
import type { PluralWriting } from './plural-writing.js';
import { nameWithSuffix } from './suffixes.js';

/** A plural to be written, without the forms that have no text. */
interface Plural {
  name: string;
  texts: readonly string[];
  /** Absent: zero, one and other. */
  forms?: readonly PluralForm[];
}

/** The members of an object that hold a plural: names and texts. */
export function pluralMembers(
  { name, texts, forms = QUANTITIES }: Plural,
  writing: PluralWriting,
): [string, string][] {
  switch (writing.flavour) {
    case 'i18next':
      return suffixedForms(forms, texts, writing).map(([suffix, text]) => [
        nameWithSuffix(name, suffix),
        text,
      ]);
    case 'icu':
      return [[name, icuMessage(writing.argument, selectedForms(forms, texts, writing))]];
    default:
      return [[name, joinForms(strictTexts({ forms, texts }))]];
  }
}

/** What ICU calls a form. */
export const selectorOf = (form: PluralForm, { pluralMode }: Pick<PluralWriting, 'pluralMode'>): string =>
  pluralMode === 'strict' && form === 'zero' ? '=0' : form;

const selectedForms = (forms: readonly PluralForm[], texts: readonly string[], writing: PluralWriting) =>
  forms.map((form, index) => [selectorOf(form, writing), texts[index] ?? ''] as const);
