import { checkCatalogueInSteps, findForeignForm } from '#core/formats/index.js';
import type { CatalogueFault, CatalogueGroup } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import type { PluralLanguage } from './import.queries.js';

/**
 * The first fault that only the mode of the project and the tags of its languages tell: a plural with a form that its
 * language does not have.
 * @param targetId the language of values without a name
 */
export function* formFault(
  catalogue: readonly CatalogueGroup[],
  languages: readonly PluralLanguage[],
  targetId: number,
): Steps<CatalogueFault | null> {
  const mode = languages[0]?.pluralMode ?? 'strict';
  return mode === 'strict'
    ? yield* checkCatalogueInSteps(catalogue, namesOf(languages, targetId))
    : yield* findForeignForm(catalogue, languages, targetId, mode);
}

/** The language of values without one comes first: those that name it belong with them. */
function namesOf(languages: readonly PluralLanguage[], targetId: number): string[] {
  const isTarget = ({ id }: PluralLanguage): boolean => id === targetId;
  const [target, others] = [languages.filter(isTarget), languages.filter((one) => !isTarget(one))];
  return [...target, ...others].map(({ name }) => name);
}
