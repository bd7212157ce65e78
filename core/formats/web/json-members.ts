import type { PluralForm } from '../../domain/plural-rules.js';
import { strictTexts } from '../text/strict-texts.js';
import { suffixedForms } from '../plurals/i18next-forms.js';
import { icuMessage } from '../../messages/icu-message.js';
import { joinForms } from './pipes.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import { selectorOf } from '../plurals/selector.js';
import { nameWithSuffix } from '../plurals/suffixes.js';

/** A plural to be written, without the forms that have no text. */
interface Plural {
  name: string;
  texts: readonly string[];
  forms: readonly PluralForm[];
}

/** The members of an object that hold a plural: names and texts. */
export function pluralMembers({ name, texts, forms }: Plural, writing: PluralWriting): [string, string][] {
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

const selectedForms = (forms: readonly PluralForm[], texts: readonly string[], writing: PluralWriting) =>
  forms.map((form, index) => [selectorOf(form, writing), texts[index] ?? ''] as const);
