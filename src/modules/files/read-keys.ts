import type { CatalogueGroup, CatalogueKey, FileProfile } from '#core/formats/index.js';
import { eachInSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

interface ReadLanguage {
  tag: string | null;
  groups?: readonly CatalogueGroup[] | undefined;
}

/** The keys of a file, by their index in it and that of a language of it, as they were sent; null if they were not. */
export function* readKeys(
  { keys, languages: inFile = [] }: FileProfile,
  languages: readonly ReadLanguage[],
): Steps<(index: number, language: number) => CatalogueKey | null> {
  const found: Map<string, CatalogueKey>[] = [];
  for (const { groups = [] } of languages) {
    const ofLanguage = new Map<string, CatalogueKey>();
    for (const { name, keys: sent } of groups) {
      yield* eachInSteps(sent, (key) => ofLanguage.set(placeOf(name, key.name), key));
    }
    found.push(ofLanguage);
  }
  const [first] = found;
  const at = inFile.map(
    ({ tag }) => found[languages.findIndex((language) => tag !== null && language.tag === tag)],
  );
  return (index, language) => {
    const [group = '', name = ''] = keys[index] ?? [];
    const ofLanguage = inFile.length > 0 ? at[language] : first;
    return ofLanguage?.get(placeOf(group, name)) ?? null;
  };
}

const placeOf = (group: string, name: string): string => `${group.length} ${group}${name}`;
