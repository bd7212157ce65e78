import type { PluralForm } from '../domain/plural-rules.js';

/** The placeholder syntax of the imported files; `any` if there are none. */
export type PlaceholderSyntax = 'printf' | 'names' | 'icu' | 'any';

/** A text to check, with everything that checks compare it with. */
export interface Subject {
  target: CheckedText;
  /** Null for a text of the base language. */
  source: SourceTexts | null;
  /**
   * The plural form of the text; null for a singular. In `strict` mode, pass `=0` for `zero`, which means exactly 0
   * there.
   */
  quantity: PluralForm | null;
  /** The texts of the other forms of the key in this language; empty if this form is optional. */
  otherForms: readonly string[];
  /** In graphemes. */
  maxLength: number | null;
  placeholders: PlaceholderSyntax;
}

export interface CheckedText {
  text: string;
  /** BCP 47; null if unknown. */
  tag: string | null;
}

/** The texts of a key in the base language. A singular has one, with the form `null`. */
export interface SourceTexts {
  tag: string | null;
  forms: readonly SourceForm[];
}

export type SourceForm = readonly [form: PluralForm | null, text: string];

/**
 * Returns the source text that a form is compared with: of the same form, else of `other`, else of the singular. Empty
 * if there is none.
 */
export function sourceTextFor(source: SourceTexts | null, quantity: PluralForm | null): string {
  const textOf = (form: PluralForm | null): string => source?.forms.find(([own]) => own === form)?.[1] ?? '';
  return textOf(quantity) || textOf('other') || textOf(null);
}
