import { ValidateBy } from 'class-validator';
import type { ValidationArguments } from 'class-validator';

import { hasHiddenCharacters } from '#core/domain/hidden-characters.js';
import { isCanonicalTag } from '#core/domain/language-tag.js';
import { LIMITS } from '#core/domain/rules.js';
import { checkCatalogueInSteps } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { inSlices } from '../../../platform/slices.js';

type Fields = Partial<Record<string, unknown>>;

/** Validates languages with their content by hand and in slices: the tree is too large for decorators. */
export const AreLanguageChanges = (): PropertyDecorator => {
  /** The errors found in a body, until the message is created. */
  const faults = new WeakMap<object, string>();
  return ValidateBy({
    name: 'areLanguageChanges',
    async: true,
    validator: {
      validate: async (value: unknown, args?: ValidationArguments) => {
        if (args === undefined) return false;
        const fault = await inSlices(faultIn(value));
        if (fault !== null) faults.set(args.object, fault);
        return fault === null;
      },
      defaultMessage: (args?: ValidationArguments) =>
        (args && faults.get(args.object)) ?? 'must be a list of languages',
    },
  });
};

function* faultIn(languages: unknown): Steps<string | null> {
  const isInBounds =
    Array.isArray(languages) && languages.length >= 1 && languages.length <= LIMITS.languagesPerProject;
  if (!isInBounds) return `must be a list of 1 to ${LIMITS.languagesPerProject} languages`;
  const tags = new Set<unknown>();
  for (const [index, language] of languages.entries()) {
    const fault = yield* faultInLanguage(language, tags);
    if (fault !== null) return `languages[${index}]${fault}`;
  }
  return null;
}

function* faultInLanguage(language: unknown, tags: Set<unknown>): Steps<string | null> {
  if (typeof language !== 'object' || language === null || Array.isArray(language))
    return ' must be a language';
  const { tag, name, groups } = language as Fields;
  if (!isTag(tag)) return '.tag must be a canonical BCP 47 tag, for example pt-BR';
  if (tags.has(tag)) return '.tag occurs twice';
  tags.add(tag);
  if (name !== undefined && !isLanguageName(name))
    return `.name must be a string of 1 to ${LIMITS.name} characters, none of them invisible`;
  // Its values name no language: they are all of this one.
  const fault = yield* checkCatalogueInSteps(groups, [], 'cldr');
  return fault && `.${fault.path} ${fault.message}`;
}

const isTag = (tag: unknown): tag is string =>
  typeof tag === 'string' && tag.length <= LIMITS.languageTag && isCanonicalTag(tag);

const isLanguageName = (name: unknown): boolean =>
  typeof name === 'string' && name.trim() !== '' && name.length <= LIMITS.name && !hasHiddenCharacters(name);
