import { isPluralCategory } from '../../domain/plural-rules.js';
import type { PluralCategory } from '../../domain/plural-rules.js';

/** A name of i18next that ends with a plural category: `items_one`. */
export interface SuffixedName {
  stem: string;
  category: PluralCategory;
}

/**
 * Null for any other name, and for ordinals: `place_ordinal_one`.
 *
 * @param joint what stands before the category, one character
 */
export function suffixedName(name: string, joint = '_'): SuffixedName | null {
  const at = name.lastIndexOf(joint);
  const category = name.slice(at + 1);
  if (at <= 0 || !isPluralCategory(category)) return null;
  const stem = name.slice(0, at);
  if (stem.trim() === '' || stem.endsWith(`${joint}ordinal`)) return null;
  return { stem, category };
}

export const nameWithSuffix = (stem: string, category: string): string => `${stem}_${category}`;
