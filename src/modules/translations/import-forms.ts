import { ErrorCode } from '#core/api/error-codes.js';
import { checkCatalogueInSteps, findForeignForm } from '#core/formats/index.js';
import type { CatalogueGroup } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { InvalidError } from '../../platform/errors/domain.error.js';
import type { PluralLanguage } from './import.queries.js';

/**
 * Checks what only the mode of the project and the tags of its languages decide.
 * @param targetId the language of values without a name
 * @param field the name of the field with the catalogue, for the error
 * @throws InvalidError if a plural has a form that its language does not have
 */
export function* assertForms(
  catalogue: readonly CatalogueGroup[],
  languages: readonly PluralLanguage[],
  targetId: number,
  field = 'groups',
): Steps<void> {
  const mode = languages[0]?.pluralMode ?? 'strict';
  const fault =
    mode === 'strict'
      ? yield* checkCatalogueInSteps(catalogue, namesOf(languages, targetId))
      : yield* findForeignForm(catalogue, languages, targetId, mode);
  if (fault)
    throw new InvalidError(ErrorCode.ValidationError, {
      fields: { [field]: `${fault.path} ${fault.message}` },
    });
}

/** The language of values without one comes first: those that name it belong with them. */
function namesOf(languages: readonly PluralLanguage[], targetId: number): string[] {
  const isTarget = ({ id }: PluralLanguage): boolean => id === targetId;
  const [target, others] = [languages.filter(isTarget), languages.filter((one) => !isTarget(one))];
  return [...target, ...others].map(({ name }) => name);
}
