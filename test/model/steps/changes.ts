import fc from 'fast-check';

import { routes } from '#core/api/routes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { aCatalogue, aLanguageName, aTag, projectSteps } from '../arbitraries.js';
import { projectAt, requireMember } from '../gate.js';
import type { InProject } from '../gate.js';
import { importInto } from '../importing.js';
import { INVALID, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { addLanguage, mayWrite } from '../rules.js';
import type { ModelLanguage, ModelMember, ModelProject } from '../state.js';
import type { Planner } from '../step.js';

interface Wanted {
  tag: string;
  name: string;
  groups: CatalogueGroup[];
}

interface Changes extends InProject {
  languages: Wanted[];
  replaceExistingKeys: boolean;
  dryRun: boolean;
}

/** By tag, else by name among those without a tag. */
const found = ({ languages }: ModelProject, { tag, name }: Wanted): ModelLanguage | undefined =>
  languages.find((language) => language.tag === tag) ??
  languages.find((language) => language.tag === null && language.name.toLowerCase() === name.toLowerCase());

const hasTwins = (list: readonly unknown[]): boolean => new Set(list).size < list.length;

/** @throws Refusal in the order of the checks */
function check(project: ModelProject, member: ModelMember, wanted: readonly Wanted[]): void {
  refuseIf(wanted.some(({ tag }) => tag === 'fr-ca') || hasTwins(wanted.map(({ tag }) => tag)), INVALID);
  const known = wanted.flatMap((one) => found(project, one) ?? []);
  refuseIf(hasTwins(known), INVALID);
  refuseIf(!known.every((language) => mayWrite(member, language)), UNAUTHORIZED);
  const created = wanted.filter((one) => found(project, one) === undefined);
  const names = [...project.languages, ...created].map(({ name }) => name.toLowerCase());
  refuseIf(hasTwins(names), rule('language_already_exists'));
}

/** The first language that has a key decides on its kind; a plain text fits both. */
function ofOneKind(wanted: readonly Wanted[]): Wanted[] {
  const kinds = new Map<string, boolean>();
  return wanted.map(({ groups, ...language }) => ({
    ...language,
    groups: groups.map((group) => ({
      ...group,
      keys: group.keys.filter(({ name, isPlural }) => {
        const key = JSON.stringify([group.name, name]);
        if (!kinds.has(key)) kinds.set(key, isPlural);
        return !isPlural || kinds.get(key) === true;
      }),
    })),
  }));
}

const applyChanges: Planner<Changes> = (model, args) => {
  const { languages, replaceExistingKeys, dryRun } = args;
  return {
    method: 'post',
    path: routes.applyChanges(projectAt(model, args).id),
    body: { languages, replaceExistingKeys, dryRun },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteLanguage');
      check(project, member, languages);
      const apply = (): void => {
        if (dryRun) return;
        const [keys, known] = [new Set(project.keys), new Set(project.languages)];
        const into = languages.map((one) => found(project, one));
        const targets = languages.map((one, index) => into[index] ?? addLanguage(project, member, one));
        for (const [index, { groups }] of ofOneKind(languages).entries())
          importInto(project, targets[index], groups, replaceExistingKeys);
        // A text imported with its key or language is not a change of an empty one.
        for (const key of project.keys)
          for (const value of key.values) if (!keys.has(key) || !known.has(value.language)) value.version = 1;
      };
      return { status: 200, apply };
    },
  };
};

const aLanguage: fc.Arbitrary<Wanted> = fc.record({ tag: aTag, name: aLanguageName, groups: aCatalogue });

export const CHANGES_STEPS = [
  projectSteps<Changes>(
    'applyChanges',
    {
      languages: fc.array(aLanguage, { minLength: 1, maxLength: 3 }),
      replaceExistingKeys: fc.boolean(),
      dryRun: fc.nat({ max: 4 }).map((number) => number === 0),
    },
    applyChanges,
  ),
];
