import type { CatalogueGroup } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

/** The imported groups of each language, in the order of the languages, by the path template of their file. */
export type GroupsByFile = readonly ReadonlyMap<string | undefined, readonly CatalogueGroup[]>[];

interface WithGroups {
  groups?: readonly CatalogueGroup[] | undefined;
}

/** The groups of all files, found once for many documents. */
export function* groupsByFile(languages: readonly WithGroups[]): Steps<GroupsByFile> {
  const found = [];
  for (const { groups = [] } of languages) {
    const ofLanguage = new Map<string | undefined, CatalogueGroup[]>();
    for (const group of groups) {
      const known = ofLanguage.get(group.file);
      if (known) known.push(group);
      else ofLanguage.set(group.file, [group]);
    }
    found.push(ofLanguage);
    yield;
  }
  return found;
}
