import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';
import { isCanonicalTag } from '#core/domain/languages/language-tag.js';
import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule, TreeFault } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';
import { checkCatalogueInSteps } from '#core/api/imports/catalogue-guard.js';
import type { LanguageChanges } from '#core/api/imports/changes.js';
import type { Steps } from '#core/steps.js';

import { IsTree } from '../../../platform/http/validation/is-tree.js';

/** Validates languages with their content. */
export const AreLanguageChanges = (): PropertyDecorator => IsTree(faultIn);

function* faultIn(languages: unknown): Steps<TreeFault | null> {
  const isInBounds =
    Array.isArray(languages) && languages.length >= 1 && languages.length <= LIMITS.languagesPerProject;
  if (!isInBounds)
    return { path: 'languages', message: `must be a list of 1 to ${LIMITS.languagesPerProject} languages` };
  const tags = new Set<string>();
  for (const [index, language] of languages.entries()) {
    const path = pathTo('languages', index);
    const fault = faultInRecord(language, path, RULES);
    if (fault !== null) return fault;
    const { tag, groups } = language as LanguageChanges;
    if (tags.has(tag)) return { path: pathTo(path, 'tag'), message: 'occurs twice' };
    tags.add(tag);
    // Values without a language name belong to this language.
    const inGroups = yield* checkCatalogueInSteps(groups, [], 'cldr');
    if (inGroups) return { ...inGroups, path: pathTo(path, inGroups.path) };
  }
  return null;
}

const isTag = (tag: unknown): tag is string =>
  typeof tag === 'string' && tag.length <= LIMITS.languageTag && isCanonicalTag(tag);

const isLanguageName = (name: unknown): boolean =>
  typeof name === 'string' && name.trim() !== '' && name.length <= LIMITS.name && !hasHiddenCharacters(name);

const RULES = {
  tag: { isValid: isTag, message: 'must be a canonical BCP 47 tag, for example pt-BR' },
  name: {
    isValid: isLanguageName,
    message: `must be a string of 1 to ${LIMITS.name} characters, none of them invisible`,
    isOptional: true,
  },
  // In steps, after the others.
  groups: { isValid: () => true, message: 'must be a list of groups' },
} satisfies Record<keyof LanguageChanges, FieldRule>;
