import type { PluralForm } from '../../domain/plural-rules.js';
import { isOnly } from '../../domain/zero-form.js';

/**
 * The forms that Android has names for, with their texts. Its zero is the category of the language: exactly 0 is
 * written where that is the same, and no other exact number is.
 *
 * @param tag BCP 47; null if unknown
 */
export function androidForms(
  forms: readonly PluralForm[],
  texts: readonly string[],
  tag: string | null,
): [quantity: string, text: string][] {
  const isZeroExact = isOnly(tag, 'zero', 0);
  const hasZero = forms.includes('zero');
  return forms.flatMap((form, index): [string, string][] => {
    const text = texts[index] ?? '';
    if (form === '=0') return isZeroExact && !hasZero ? [['zero', text]] : [];
    return form.startsWith('=') ? [] : [[form, text]];
  });
}
