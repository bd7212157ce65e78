import type { CatalogueKey } from '../model/catalogue.js';

/**
 * A key of a file as one of the kind that the project gives it: where that is a plural, a plain text is its form `other`.
 * Null: it is a plural, and the project has a plain text.
 */
export function ofKind(key: CatalogueKey, isPlural: boolean): CatalogueKey | null {
  if (key.isPlural === isPlural) return key;
  if (!isPlural) return null;
  return { ...key, isPlural, values: key.values.map((value) => ({ ...value, quantityString: 'other' })) };
}
