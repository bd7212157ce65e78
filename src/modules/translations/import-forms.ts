import type { TreeFault } from '#core/domain/record-rules.js';
import { findForeignForm } from '#core/formats/index.js';
import { checkCatalogueInSteps } from '#core/api/imports/catalogue-guard.js';
import type { CatalogueGroup } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import type { PluralLanguage } from './import.queries.js';

/**
 * Returns the first error that depends on the plural mode and the tags of the languages: a plural with a form that its
 * language does not have.
 * @param targetId the language of values without a name
 */
export function* formFault(
  catalogue: readonly CatalogueGroup[],
  languages: readonly PluralLanguage[],
  targetId: number,
): Steps<TreeFault | null> {
  const mode = languages[0]?.pluralMode ?? 'strict';
  return mode === 'strict'
    ? yield* checkCatalogueInSteps(catalogue, namesOf(languages, targetId))
    : yield* findForeignForm(catalogue, languages, targetId, mode);
}

/** The language of values without a name comes first: values that name it belong to the same forms. */
function namesOf(languages: readonly PluralLanguage[], targetId: number): string[] {
  const isTarget = ({ id }: PluralLanguage): boolean => id === targetId;
  const [target, others] = [languages.filter(isTarget), languages.filter((one) => !isTarget(one))];
  return [...target, ...others].map(({ name }) => name);
}
