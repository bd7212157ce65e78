import type { CatalogueKey } from './catalogue.js';

/**
 * Whether a key has one or three values in every language it has values in. Any other key is left out of an import and
 * reported as `quantity_not_found_json` (docs/formats.md, 5.6).
 *
 * @param target the lower-cased name of the language of values without one
 */
export function hasOneOrThreeValues({ values }: Pick<CatalogueKey, 'values'>, target: string): boolean {
  if (values.length === 1) return true;
  const counts = new Map<string, number>();
  for (const { languageName } of values) {
    const language = languageName?.toLowerCase() ?? target;
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return counts.size > 0 && [...counts.values()].every((count) => count === 1 || count === 3);
}
