import fc from 'fast-check';

import { routes } from '#core/api/routes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { aCatalogue, aLanguageName, aPick, aTag, projectSteps } from '../arbitraries.js';
import { requireMember, pick, projectAt } from '../gate.js';
import type { InProject, Pick, Picked } from '../gate.js';
import { importInto } from '../importing.js';
import { INVALID, need, notExisting, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { addLanguage, bury, guessedTag, mayRead, mayWrite, removeLanguage } from '../rules.js';
import type { ModelLanguage, ModelMember, ModelProject } from '../state.js';
import type { Planner } from '../step.js';

interface Files {
  groups: CatalogueGroup[];
  replaceExistingKeys: boolean;
}

interface Tagged {
  name: string;
  tag: string | undefined;
}

/** @throws Refusal if `tag` is not canonical */
const checkTag = ({ tag }: Tagged): void => refuseIf(tag === 'fr-ca', INVALID);

/** @throws Refusal if another language than `own` has the name or the tag */
function checkUnique({ languages }: ModelProject, { name, tag }: Tagged, own?: ModelLanguage): void {
  const others = languages.filter((language) => language !== own);
  const names = others.map((language) => language.name.toLowerCase());
  refuseIf(names.includes(name.toLowerCase()), rule('language_already_exists'));
  refuseIf(
    tag !== undefined && others.some((other) => other.tag === tag),
    rule('language_tag_already_exists'),
  );
}

const createLanguage: Planner<InProject & Files & Tagged> = (model, args) => {
  const { name, tag, groups, replaceExistingKeys } = args;
  return {
    method: 'post',
    path: routes.listLanguages(projectAt(model, args).id),
    body: { name, tag, groups, replaceExistingKeys },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteLanguage');
      checkTag(args);
      checkUnique(project, args);
      const apply = (): void => {
        const language = addLanguage(project, member, {
          name,
          tag: tag ?? guessedTag(project.languages, name),
        });
        importInto(project, language, groups, replaceExistingKeys);
        // A text imported with the language is not a change of an empty one.
        for (const { values } of project.keys)
          for (const value of values) if (value.language === language) value.version = 1;
      };
      return { status: 201, apply };
    },
  };
};

/** @throws Refusal if the member may not write it */
function writable(member: ModelMember, { found }: Picked<ModelLanguage>): ModelLanguage {
  const language = need(found, notExisting('language'));
  refuseIf(!mayRead(member, language), notExisting('language'));
  refuseIf(!mayWrite(member, language), UNAUTHORIZED);
  return language;
}

const updateLanguage: Planner<InProject & Tagged & { language: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const picked = pick(model, at.found, ({ languages }) => languages, args.language);
  const { name, tag } = args;
  return {
    method: 'patch',
    path: routes.updateLanguage(at.id, picked.id),
    body: { name, tag },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteLanguage');
      checkTag(args);
      const language = writable(member, picked);
      checkUnique(project, args, language);
      return { status: 200, apply: () => Object.assign(language, { name, tag: tag ?? language.tag }) };
    },
  };
};

const importIntoLanguage: Planner<InProject & Files & { language: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const picked = pick(model, at.found, ({ languages }) => languages, args.language);
  const { groups, replaceExistingKeys } = args;
  return {
    method: 'post',
    path: routes.importIntoLanguage(at.id, picked.id),
    body: { groups, replaceExistingKeys },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteLanguage');
      const language = writable(member, picked);
      return { status: 200, apply: () => importInto(project, language, groups, replaceExistingKeys) };
    },
  };
};

const deleteLanguage: Planner<InProject & { language: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const picked = pick(model, at.found, ({ languages }) => languages, args.language);
  return {
    method: 'delete',
    path: routes.readLanguage(at.id, picked.id),
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteLanguage');
      const language = writable(member, picked);
      refuseIf(project.languages.length === 1, rule('last_language'));
      const apply = (): void => {
        bury(model, language);
        removeLanguage(project, language);
      };
      return { status: 204, apply };
    },
  };
};

const tagged = { name: aLanguageName, tag: fc.option(aTag, { nil: undefined }) };
const files = { groups: aCatalogue, replaceExistingKeys: fc.boolean() };

export const LANGUAGE_STEPS = [
  projectSteps<InProject & Files & Tagged>('createLanguage', { ...files, ...tagged }, createLanguage),
  projectSteps<InProject & Tagged & { language: Pick }>(
    'updateLanguage',
    { ...tagged, language: aPick },
    updateLanguage,
  ),
  projectSteps<InProject & Files & { language: Pick }>(
    'importIntoLanguage',
    { ...files, language: aPick },
    importIntoLanguage,
  ),
  projectSteps<InProject & { language: Pick }>('deleteLanguage', { language: aPick }, deleteLanguage),
];
