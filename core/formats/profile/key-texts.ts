import { QUANTITIES } from '../../domain/quantities.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { WrittenKey } from '../model/export-types.js';
import type { TextPart } from '../model/profile-types.js';

/** Exactly 0 and the category zero: what one mode calls so is the other in the other mode. */
export function twinOf(form: string): string {
  if (form === '=0') return 'zero';
  return form === 'zero' ? '=0' : form;
}

/** Whether a part is one of a plural. */
export const isOfPlural = ({ form, pipes }: TextPart): boolean => (form ?? pipes) !== undefined;

export const hasText = ({ texts }: WrittenKey): boolean => texts.some((text) => text !== '');

/** Of a plural. */
export const formsOf = ({ forms }: WrittenKey): readonly PluralForm[] => forms ?? QUANTITIES;

/** The text of a form, or of a key without forms; undefined if it has none. */
export const textOf = (key: WrittenKey, form: string | undefined): string | undefined =>
  key.texts[indexOf(key, form)];

export function indexOf(key: WrittenKey, form: string | undefined): number {
  if (form === undefined) return 0;
  const forms: readonly string[] = formsOf(key);
  const index = forms.indexOf(form);
  return index < 0 ? forms.indexOf(twinOf(form)) : index;
}

/** A part whose source is that of a text, or absent: what is none is nothing that a text could be written like. */
export const withRawText = (part: TextPart): TextPart => (part.isNoText ? { ...part, raw: undefined } : part);
