import fc from 'fast-check';

import { routes } from '#core/api/routes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { aCatalogue, aLanguageName, aPick, projectSteps } from '../arbitraries.js';
import { requireMember, pick, projectAt } from '../gate.js';
import type { InProject, Pick, Picked } from '../gate.js';
import { importInto } from '../importing.js';
import { need, notExisting, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { addLanguage, bury, mayRead, mayWrite, removeLanguage } from '../rules.js';
import type { ModelLanguage, ModelMember } from '../state.js';
import type { Planner } from '../step.js';

interface Files {
  groups: CatalogueGroup[];
  replaceExistingKeys: boolean;
}

const createLanguage: Planner<InProject & Files & { name: string }> = (model, args) => {
  const { name, groups, replaceExistingKeys } = args;
  return {
    method: 'post',
    path: routes.listLanguages(projectAt(model, args).id),
    body: { name, groups, replaceExistingKeys },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteLanguage');
      const names = project.languages.map((language) => language.name.toLowerCase());
      refuseIf(names.includes(name.toLowerCase()), rule('language_already_exists'));
      const apply = (): void => {
        const language = addLanguage(project, member, name);
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

const files = { groups: aCatalogue, replaceExistingKeys: fc.boolean() };

export const LANGUAGE_STEPS = [
  projectSteps<InProject & Files & { name: string }>(
    'createLanguage',
    { ...files, name: aLanguageName },
    createLanguage,
  ),
  projectSteps<InProject & Files & { language: Pick }>(
    'importIntoLanguage',
    { ...files, language: aPick },
    importIntoLanguage,
  ),
  projectSteps<InProject & { language: Pick }>('deleteLanguage', { language: aPick }, deleteLanguage),
];
