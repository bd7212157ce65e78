import type { ExportGroup, ExportKey, WrittenGroup, WrittenKey } from '../model/export-types.js';

/**
 * The keys of several languages as those of one file: each once, in the order of the project, with its localizations.
 *
 * @param languages what is written of each language
 * @param main the index of the language whose texts are those of the keys themselves, where it has the key
 */
export function localizedGroups(
  project: readonly ExportGroup[],
  exportName: (group: ExportGroup, key: ExportKey) => string,
  languages: readonly (readonly WrittenGroup[])[],
  main: number,
): WrittenGroup[] {
  const found = languages.map(keysByName);
  return project.flatMap((group) => {
    const keys = group.keys.flatMap((key) => {
      const name = exportName(group, key);
      const localizations = found.map((groups) => groups.get(group.name)?.get(name));
      const first = localizations[main] ?? localizations.find((one) => one !== undefined);
      return first ? [{ ...first, localizations }] : [];
    });
    return keys.length > 0 ? [{ name: group.name, keys }] : [];
  });
}

const keysByName = (groups: readonly WrittenGroup[]): ReadonlyMap<string, ReadonlyMap<string, WrittenKey>> =>
  new Map(groups.map(({ name, keys }) => [name, new Map(keys.map((key) => [key.name, key]))]));
