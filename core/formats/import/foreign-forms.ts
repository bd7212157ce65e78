import { calledForm, formRefusal } from '../../domain/called-form.js';
import type { PluralMode } from '../../domain/plural-rules.js';
import type { TreeFault } from '../../domain/record-rules.js';
import type { Steps } from '../../steps.js';
import type { CatalogueGroup } from '../model/catalogue.js';

interface NamedPlace {
  id: number;
  name: string;
  tag: string | null;
}

/**
 * The first plural form of a catalogue that its language does not have, or that stands there twice under two names; null
 * if there is none. Expects a catalogue that passed `checkCatalogue` in `cldr` mode. Linear.
 *
 * @param targetId the language of values without a `languageName`
 */
export function* findForeignForm(
  groups: readonly CatalogueGroup[],
  languages: readonly NamedPlace[],
  targetId: number,
  mode: PluralMode,
): Steps<TreeFault | null> {
  const byName = new Map(languages.map((language) => [language.name.toLowerCase(), language]));
  const target = languages.find(({ id }) => id === targetId);
  for (const [g, { keys }] of groups.entries()) {
    for (const [k, { name: key, isPlural, values }] of keys.entries()) {
      yield;
      if (!isPlural) continue;
      const zeros = new Set<number>();
      for (const [v, { quantityString, languageName }] of values.entries()) {
        const language = languageName === undefined ? target : byName.get(languageName.toLowerCase());
        if (!language) continue;
        const message = refusalOf(quantityString, key, { ...language, mode }, zeros);
        if (message !== null) return { path: `groups.${g}.keys.${k}.values.${v}.quantityString`, message };
      }
    }
  }
  return null;
}

/** Why a value cannot have its form; `zeros` are the languages whose form `=0` was met before in this key. */
function refusalOf(
  quantity: unknown,
  key: string,
  place: NamedPlace & { mode: PluralMode },
  zeros: Set<number>,
): string | null {
  const form = calledForm(quantity, place);
  if (form === null) return formRefusal(quantity, key, place);
  if (form !== '=0') return null;
  if (zeros.has(place.id)) return 'occurs twice for this language';
  zeros.add(place.id);
  return null;
}
