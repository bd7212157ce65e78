import type { LanguageView } from '#core/api/languages.js';
import type { PlaceholderSyntax, SourceTexts, Subject } from '#core/checks/subject.js';
import type { PluralForm, PluralMode } from '#core/domain/plural-rules.js';

import type { KeySummary } from '../store/key-summary.js';
import type { PlacedCell } from '../store/use-cells.js';
import type { ValueCells } from '../store/value-cells.js';

/** The texts of a key in a language. */
export interface KeyTexts {
  language: Pick<LanguageView, 'tag'>;
  forms: readonly { form: PluralForm | null; text: string; isRequired: boolean }[];
}

export const keyTexts = (
  { table }: ValueCells,
  language: LanguageView,
  placed: readonly PlacedCell[],
): KeyTexts => ({
  language,
  forms: placed.map(({ ref, cell }) => ({
    form: ref.quantity,
    text: cell.text,
    isRequired: table.isRequired(ref),
  })),
});

/** The subject that checks receive for the text of a form; `source` is null in the base language, else from `sourceTexts`. */
export function subjectOf(
  { maxLength }: Pick<KeySummary, 'maxLength'>,
  { mode, placeholders }: { mode: PluralMode; placeholders: PlaceholderSyntax },
  form: PluralForm | null,
  text: string,
  { language, forms }: KeyTexts,
  source: SourceTexts | null,
): Subject {
  const others = forms.length > 1 && forms.some((own) => own.form === form && own.isRequired) ? forms : [];
  return {
    target: { text, tag: language.tag },
    source,
    quantity: checkedForm(form, mode),
    otherForms: others.filter((own) => own.form !== form).map((own) => own.text),
    maxLength,
    placeholders,
  };
}

/** The texts of a key in the base language, with which all translations are compared. */
export const sourceTexts = ({ language, forms }: KeyTexts, mode: PluralMode): SourceTexts => ({
  tag: language.tag,
  forms: forms.map(({ form, text }) => [checkedForm(form, mode), text]),
});

/** In strict plural mode, zero means the number 0 in every language. */
const checkedForm = (form: PluralForm | null, mode: PluralMode): PluralForm | null =>
  mode === 'strict' && form === 'zero' ? '=0' : form;
