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
    keys: group.keys.map((key) => ({ ...key, values: byLanguage(key.values) })),
  }));
  return (...languageIds) => {
    const wanted = [...new Set(languageIds)].filter((id) => id !== null);
    return indexed.map(({ keys, ...group }) => ({
      ...group,
      keys: keys.map(({ values, ...key }) => ({
        ...key,
        values: wanted.flatMap((id) => values.get(id) ?? []),
      })),
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
