import type { ExportGroup, FileProfile } from '../../formats/index.js';

/**
 * Leaves out what a document never had and still has no text for: a key that only other documents of its file have. New
 * keys, which no document has, go into all of them.
 *
 * @returns a function that takes the groups of the file, a document, and the id of its language
 */
export function withoutAbsentKeys(
  documents: readonly FileProfile[],
): (groups: readonly ExportGroup[], own: FileProfile, languageId: number) => ExportGroup[] {
  const known = keysIn(documents);
  return (groups, own, id) => {
    const there = keysIn([own]);
    return groups.map((group) => ({
      ...group,
      keys: group.keys.filter((key) => {
        const place = placeOf(group.name, key.name);
        return (
          there.has(place) ||
          !known.has(place) ||
          key.values.some(({ languageId, name }) => languageId === id && name !== '')
        );
      }),
    }));
  };
}

const keysIn = (documents: readonly FileProfile[]): Set<string> =>
  new Set(documents.flatMap(({ keys }) => keys.map(([group, name]) => placeOf(group, name))));

const placeOf = (group: string, name: string): string => `${group.length} ${group}${name}`;
