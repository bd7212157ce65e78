import type { PluralForm } from '../../domain/plural-rules.js';
import { isZeroExact } from '../../domain/zero-form.js';

/**
 * The forms that Android has names for, with their texts. Exactly 0 is its zero, unless the language means more than 0 by
 * that; other exact numbers have no name.
 *
 * @param tag BCP 47; null if unknown
 */
export function androidForms(
  forms: readonly PluralForm[],
  texts: readonly string[],
  tag: string | null,
): [quantity: string, text: string][] {
  const hasZero = forms.includes('zero');
  return forms.flatMap((form, index): [string, string][] => {
    const text = texts[index] ?? '';
    if (form === '=0') return isZeroExact(tag) && !hasZero ? [['zero', text]] : [];
    return form.startsWith('=') ? [] : [[form, text]];
  });
}
