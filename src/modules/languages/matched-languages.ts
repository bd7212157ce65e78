import type { LanguageChanges } from '#core/api/imports/changes.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import { InvalidError } from '../../platform/errors/domain.error.js';
import type { NewLanguage } from './languages.queries.js';

type Known = NewLanguage & { id: number };

/**
 * The languages of a project that an import names, in its order: by tag, else by name among those without a tag. Null
 * for a language that the project lacks.
 * @throws InvalidError if two of the import are the same
 */
export function matchedLanguages(
  wanted: readonly Pick<LanguageChanges, 'tag' | 'name'>[],
  known: readonly Known[],
): (Known | null)[] {
  const byTag = new Map(known.map((language) => [language.tag, language]));
  const untagged = known.filter(({ tag }) => tag === null);
  const byName = new Map(untagged.map((language) => [language.name.toLowerCase(), language]));
  const found = wanted.map(({ tag, name = '' }) => byTag.get(tag) ?? byName.get(name.toLowerCase()) ?? null);
  const twice = found.findIndex((language, index) => language !== null && found.indexOf(language) < index);
  if (twice >= 0) {
    const fields = { [`languages.${twice}`]: 'is the same language as another one' };
    throw new InvalidError(ErrorCode.ValidationError, { fields });
  }
  return found;
}
