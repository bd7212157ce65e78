import { mayHaveForm } from '../../domain/forms-of.js';
import type { PluralMode } from '../../domain/plural-rules.js';
import type { Steps } from '../../steps.js';
import type { CatalogueGroup } from '../catalogue.js';
import type { CatalogueFault } from '../catalogue-guard.js';

interface NamedPlace {
  id: number;
  name: string;
  tag: string | null;
}

/**
 * The first plural form of a catalogue that its language does not have, null if all are known. Expects a catalogue that
 * passed `checkCatalogue` in `cldr` mode. Linear.
 *
 * @param targetId the language of values without a `languageName`
 */
export function* findForeignForm(
  groups: readonly CatalogueGroup[],
  languages: readonly NamedPlace[],
  targetId: number,
  mode: PluralMode,
): Steps<CatalogueFault | null> {
  const byName = new Map(languages.map((language) => [language.name.toLowerCase(), language]));
  const target = languages.find(({ id }) => id === targetId);
  for (const [g, { keys }] of groups.entries()) {
    for (const [k, { isPlural, values }] of keys.entries()) {
      yield;
      if (!isPlural) continue;
      for (const [v, { quantityString, languageName }] of values.entries()) {
        const language = languageName === undefined ? target : byName.get(languageName.toLowerCase());
        if (!language || mayHaveForm(quantityString, { mode, tag: language.tag })) continue;
        return {
          path: `groups[${g}].keys[${k}].values[${v}].quantityString`,
          message: `must be a plural form of ${language.name}`,
        };
      }
    }
  }
  return null;
}
