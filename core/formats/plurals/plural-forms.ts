import { isQuantity, QUANTITIES } from '../../domain/quantities.js';
import type { Quantity } from '../../domain/quantities.js';

/** The texts of zero, one and other and which of them were filled from other, or the names of those missing. */
export type PluralForms = { texts: string[]; filled: Quantity[] } | { missing: Quantity[] };

/**
 * @param forms texts by quantity; quantities the product has no place for are not looked at.
 * @param complete fill zero and one from other (docs/formats.md, 1.7).
 */
export function pluralForms(forms: ReadonlyMap<string, string>, complete: boolean): PluralForms {
  const spare = complete ? forms.get('other') : undefined;
  const absent = QUANTITIES.filter((quantity) => !forms.has(quantity));
  if (absent.length > 0 && spare === undefined) return { missing: absent };
  return { texts: QUANTITIES.map((quantity) => forms.get(quantity) ?? spare ?? ''), filled: absent };
}

/** The quantities that the product has no place for. */
export function unknownIn(quantities: Iterable<string>): string[] {
  const unknown: string[] = [];
  for (const quantity of quantities) if (!isQuantity(quantity)) unknown.push(quantity);
  return unknown;
}
