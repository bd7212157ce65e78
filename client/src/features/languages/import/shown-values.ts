import type { ProjectDetails } from '#core/api/projects.js';
import type { CatalogueGroup, ShownValue } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

interface IntoLanguage {
  /** The language of the project; null for a new one. */
  existing: { id: number } | null;
  groups: readonly CatalogueGroup[];
}

/** The values of the project shown in the preview of an import of several languages. Linear time. */
export function* shownValues(
  { groups }: Pick<ProjectDetails, 'groups'>,
  languages: readonly IntoLanguage[],
): Steps<ShownValue[]> {
  const imported = yield* importedKeys(languages);
  const shown: ShownValue[] = [];
  for (const group of groups)
    for (const key of group.keys) {
      yield;
      const place = placeOf(group.name, key.name);
      for (const { id, version, languageId } of key.values)
        if (imported.get(languageId)?.has(place)) shown.push({ id, version });
    }
  return shown;
}

/** The places of the keys in the files, by language of the project. */
function* importedKeys(languages: readonly IntoLanguage[]): Steps<Map<number, Set<string>>> {
  const places = new Map<number, Set<string>>();
  for (const { existing, groups } of languages) {
    if (!existing) continue;
    const ofLanguage = new Set<string>();
    places.set(existing.id, ofLanguage);
    for (const group of groups)
      for (const key of group.keys) {
        yield;
        ofLanguage.add(placeOf(group.name, key.name));
      }
  }
  return places;
}

const placeOf = (group: string, key: string): string => `${group}\u0000${key}`;
