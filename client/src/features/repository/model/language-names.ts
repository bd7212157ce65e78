import { languageNamed } from '#core/domain/languages/language-code.js';

import { capitalised } from '../../../lib/text/capitalised.js';

/** The names of the languages of a new project, by tag: no two have the same. */
export function namesOf(tags: readonly string[], locale: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const tag of new Set(tags)) {
    const name = capitalised(languageNamed(tag, locale)?.name ?? tag, locale);
    const own = used.has(name) ? `${name} (${tag})` : name;
    used.add(own);
    names.set(tag, own);
  }
  return names;
}
