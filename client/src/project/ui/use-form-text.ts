import { useMemo } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { exampleNumbers } from '#core/domain/plural-rules.js';
import type { PluralForm, PluralMode } from '#core/domain/plural-rules.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { isOnlyForm, longExamples, numbersOf, shortExamples } from './form-examples.js';
import type { Format } from './form-examples.js';

/** The texts that name a plural form in a language. In `strict` mode, the name alone is enough. */
export interface FormText {
  /** The name as it is read aloud: “exactly 0” for `=0`. */
  name: (form: PluralForm) => string;
  /** The accessible name of its field: “few, for example 2, 3, 4, 22”. */
  label: (form: PluralForm) => string;
  /** A few numbers of the form, in a few characters. */
  short: (form: PluralForm) => string;
  long: (form: PluralForm) => string;
}

/** The number of examples that are read aloud. */
const HEARD = 4;

const formats = new Map<string, Format>();

function formatIn(locale: string): Format {
  const known = formats.get(locale);
  if (known) return known;
  const numbers = new Intl.NumberFormat(locale);
  const format: Format = (number) => numbers.format(number);
  formats.set(locale, format);
  return format;
}

/** The texts for the forms of a language; `forms` are those shown together. */
export function useFormText(
  { tag }: Pick<LanguageView, 'tag'>,
  mode: PluralMode,
  forms: readonly (PluralForm | null)[],
): FormText {
  const text = useText();
  const format = formatIn(useLocale().dictionary.locale);
  const said = forms.join(' ');
  return useMemo(() => {
    if (mode !== 'cldr') return STRICT;
    const all = said.split(' ') as PluralForm[];
    const name = (form: PluralForm): string =>
      form.startsWith('=') ? text('plural.exactly', { number: form.slice(1) }) : form;
    const examples =
      (write: typeof longExamples) =>
      (form: PluralForm): string =>
        isOnlyForm(tag, all) ? text('plural.all') : write(numbersOf(tag, form, all), format);
    return {
      name,
      label(form) {
        const numbers = exampleNumbers(tag, form).slice(0, HEARD);
        if (form.startsWith('=') || numbers.length === 0) return name(form);
        return text('plural.example', { form, numbers: numbers.map(format).join(', ') });
      },
      short: examples(shortExamples),
      long: examples(longExamples),
    };
  }, [text, format, tag, mode, said]);
}

const asIs = (form: PluralForm): string => form;
const nothing = (): string => '';
const STRICT: FormText = { name: asIs, label: asIs, short: nothing, long: nothing };
