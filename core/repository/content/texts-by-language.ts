import type { ExportGroup, ExportValue } from '../../formats/index.js';

/**
 * The groups with the values of some languages only: an export language by language looks at each value once.
 *
 * @returns a function that takes the ids of languages; null: none
 */
export function textsByLanguage(
  groups: readonly ExportGroup[],
): (...languageIds: readonly (number | null)[]) => ExportGroup[] {
  const indexed = groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => ({ bare: { ...key, values: [] }, byId: byLanguage(key.values) })),
  }));
  return (...languageIds) => {
    const wanted = [...new Set(languageIds)].filter((id) => id !== null);
    return indexed.map((group) => ({
      ...group,
      // Keys without a text of these languages are not copied: a new document is asked for every language.
      keys: group.keys.map(({ bare, byId }) => {
        const values = wanted.flatMap((id) => byId.get(id) ?? []);
        return values.length > 0 ? { ...bare, values } : bare;
      }),
    }));
  };
}

function byLanguage(values: readonly ExportValue[]): Map<number, ExportValue[]> {
  const found = new Map<number, ExportValue[]>();
  for (const value of values) {
    const known = found.get(value.languageId);
    if (known) known.push(value);
    else found.set(value.languageId, [value]);
  }
  return found;
}
