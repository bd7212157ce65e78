import type { PluralForm } from '../domain/plural-rules.js';

/** Which placeholders the files of a project have; `any` if none says. */
export type PlaceholderSyntax = 'printf' | 'names' | 'icu' | 'any';

/** A text to check, with all that checks compare it with. */
export interface Subject {
  target: CheckedText;
  /** Null for a text of the source language. */
  source: SourceTexts | null;
  /** The plural form of the text; null of a singular. In `strict` mode `zero` means exactly 0: pass `=0`. */
  quantity: PluralForm | null;
  /** The texts of the other forms of the key in this language; empty if this form may stay empty. */
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

/** The texts of a key in the source language: one for a singular, under the form `null`. */
export interface SourceTexts {
  tag: string | null;
  forms: readonly SourceForm[];
}

export type SourceForm = readonly [form: PluralForm | null, text: string];

/** The source text that a form is compared with: that of the same form, else `other`, else the only one. Empty: none. */
export function sourceTextFor(source: SourceTexts | null, quantity: PluralForm | null): string {
  const textOf = (form: PluralForm | null): string => source?.forms.find(([own]) => own === form)?.[1] ?? '';
  return textOf(quantity) || textOf('other') || textOf(null);
}
