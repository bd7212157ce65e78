import type { Steps } from '../../steps.js';
import { placeOfKey } from '../model/group-place.js';
import type { LanguageCatalogue } from './merge-languages.js';

/** The names of keys that are plurals in some of these languages, and plain texts in others. Linear. */
export function* differingKinds(languages: readonly LanguageCatalogue[]): Steps<Set<string>> {
  const kinds = new Map<string, boolean>();
  const differing = new Set<string>();
  for (const { groups } of languages)
    for (const group of groups)
      for (const { name, isPlural } of group.keys) {
        yield;
        const place = placeOfKey(group, name);
        if (kinds.get(place) === !isPlural) differing.add(name);
        kinds.set(place, isPlural);
      }
  return differing;
}
