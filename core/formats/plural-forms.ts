import { QUANTITIES } from '../domain/quantities.js';
import type { Quantity } from '../domain/quantities.js';

/** The texts of zero, one and other, or the names of those that are missing. */
export type PluralForms = { texts: string[] } | { missing: Quantity[] };

/**
 * @param forms texts by quantity; quantities the product has no place for are not looked at.
 * @param complete fill zero and one from other (docs/decisions.md, 21).
 */
export function pluralForms(forms: ReadonlyMap<string, string>, complete: boolean): PluralForms {
  const spare = complete ? forms.get('other') : undefined;
  const missing = QUANTITIES.filter((quantity) => !forms.has(quantity) && spare === undefined);
  if (missing.length > 0) return { missing };
  return { texts: QUANTITIES.map((quantity) => forms.get(quantity) ?? spare ?? '') };
}
