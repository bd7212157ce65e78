import { deepStrictEqual } from 'node:assert/strict';

import fc from 'fast-check';

import type { ProjectColumns } from '#core/api/columns/columns.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import type { ProjectDetails, ProjectSummary, ProjectView, ValueCounts } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { aCatalogue, aLanguageName, projectSteps, steps } from '../arbitraries.js';
import { requireMember, projectAt, signedIn } from '../gate.js';
import type { InProject } from '../gate.js';
import { importInto } from '../importing.js';
import { INVALID, refuseIf, rule } from '../refusal.js';
import { bury, memberOf, readable } from '../rules.js';
import type { ModelLanguage, ModelMember, ModelProject } from '../state.js';
import type { Caller, Planner } from '../step.js';

interface Named {
  name: string;
  color: string;
}

const aNamed = {
  name: fc.constantFrom('Atlas', 'Globe', ' '),
  color: fc.constantFrom('3366FF', '000000', '000000', 'red'),
};

const isWrong = ({ name, color }: Named): boolean => name.trim() === '' || color === 'red';

/** More projects would only leave fewer steps for each. */
const MOST_PROJECTS = 4;

interface Creating extends Caller, Named {
  languages: string[];
  groups: CatalogueGroup[];
}

const createProject: Planner<Creating> = (model, { user, name, color, languages, groups }) => {
  // A project over the limit is made invalid.
  const fields = { name, color: model.projects.length < MOST_PROJECTS ? color : 'red', description: '' };
  return {
    method: 'post',
    path: routes.listProjects(),
    body: { ...fields, languages, groups },
    rules: () => {
      signedIn(user);
      refuseIf(isWrong(fields), INVALID);
      const names = new Set(languages.map((language) => language.toLowerCase()));
      refuseIf(names.size < languages.length, rule('language_already_exists'));
      const apply = (made: unknown): void => {
        const project: ModelProject = {
          id: (made as ProjectDetails).id,
          ...fields,
          isArchived: false,
          isBlocking: false,
          groups: [],
          keys: [],
          invitations: [],
          languages: languages.map((language) => ({ id: 0, name: language, tag: language.toLowerCase() })),
          members: [{ user, role: 'owner', source: null, target: null }],
        };
        importInto(project, project.languages[0], groups, false);
        model.projects.push(project);
      };
      return { status: 201, apply };
    },
  };
};

const updateProject: Planner<InProject & Named> = (model, args) => {
  const body = { name: args.name, color: args.color, description: 'changed' };
  return {
    method: 'put',
    path: routes.updateProject(projectAt(model, args).id),
    body,
    rules: () => {
      const { project } = requireMember(model, args, 'canWriteProject');
      refuseIf(isWrong(body), INVALID);
      return { status: 200, apply: () => Object.assign(project, body) };
    },
  };
};

const deleteProject: Planner<InProject> = (model, args) => ({
  method: 'delete',
  path: routes.updateProject(projectAt(model, args).id),
  rules: () => {
    const { project } = requireMember(model, args, 'canDeleteProject');
    const { languages, groups, keys, invitations } = project;
    const apply = (): void => {
      bury(model, project, ...languages, ...groups, ...keys, ...invitations);
      model.projects = model.projects.filter((other) => other !== project);
    };
    return { status: 204, apply };
  },
});

/** Archives the project, or restores it: both may be asked for twice. */
const archiveOrRestore =
  (isArchived: boolean): Planner<InProject> =>
  (model, args) => ({
    method: isArchived ? 'post' : 'delete',
    path: routes.archiveProject(projectAt(model, args).id),
    rules: () => {
      const { project } = requireMember(model, args, 'canDeleteProject');
      const apply = (body: unknown): void => {
        project.isArchived = isArchived;
        deepStrictEqual((body as ProjectView).archivedAt !== null, isArchived, 'archived');
      };
      return { status: 200, apply };
    },
  });

const blockOnErrors: Planner<InProject & { isBlocking: boolean }> = (model, args) => ({
  method: 'patch',
  path: routes.updateChecks(projectAt(model, args).id),
  body: { blocksOnErrors: args.isBlocking },
  rules: () => {
    const { project } = requireMember(model, args, 'canWriteProject');
    return { status: 200, apply: () => Object.assign(project, { isBlocking: args.isBlocking }) };
  },
});

/** The details, or the columns made to details. */
const readProject =
  (call: 'readProject' | 'readColumns'): Planner<InProject> =>
  (model, args) => ({
    method: 'get',
    path: routes[call](projectAt(model, args).id),
    rules: () => {
      const { project, member } = requireMember(model, args, null);
      const wanted = visible(project, member);
      const apply = (body: unknown): void => {
        const details = call === 'readColumns' ? detailsOf(body as ProjectColumns) : (body as ProjectDetails);
        deepStrictEqual(seen(details), wanted, 'what a member reads');
      };
      return { status: 200, apply };
    },
  });

/** The parts of a project that a member can see, sorted. */
const visible = (project: ModelProject, member: ModelMember): unknown => ({
  id: project.id,
  name: project.name,
  role: member.role,
  languages: readable(project, member).map(({ id }) => id),
  groups: ids(project.groups),
  keys: ids(project.keys),
  values: project.keys
    .flatMap(({ values }) => values)
    .filter(({ language }) => readable(project, member).includes(language))
    .map(({ id, text, status, version }) => ({ id, text, status, version }))
    .sort((a, b) => a.id - b.id),
});

function seen({ id, name, role, languages, groups }: ProjectDetails): unknown {
  const keys = groups.flatMap((group) => group.keys);
  return {
    id,
    name,
    role,
    languages: languages.map((language) => language.id),
    groups: ids(groups),
    keys: ids(keys),
    values: keys
      .flatMap(({ values }) => values)
      .map((value) => ({ id: value.id, text: value.name, status: value.status, version: value.version }))
      .sort((a, b) => a.id - b.id),
  };
}

const ids = (things: readonly { id: number }[]): number[] => things.map(({ id }) => id).sort((a, b) => a - b);

const listProjects: Planner<Caller> = (model, { user }) => ({
  method: 'get',
  path: routes.listProjects(),
  rules: () => {
    signedIn(user);
    const wanted = model.projects.flatMap((project) => summary(project, memberOf(project, user)));
    const apply = (body: unknown): void => {
      const listed = (body as ProjectSummary[]).map(({ id, role, stats }) => ({ id, role, stats }));
      deepStrictEqual(inOrder(listed), inOrder(wanted), 'list of projects');
    };
    return { status: 200, apply };
  },
});

const inOrder = <T extends { id: number }>(things: readonly T[]): T[] =>
  [...things].sort((a, b) => a.id - b.id);

/** The project in a list of one, for a member. */
const summary = (project: ModelProject, member: ModelMember | undefined) =>
  member ? [{ id: project.id, role: member.role, stats: counts(project, readable(project, member)) }] : [];

function counts({ keys }: ModelProject, languages: readonly ModelLanguage[]): ValueCounts {
  const stats: ValueCounts = { empty: 0, modified: 0, validated: 0, invalidated: 0 };
  for (const { language, text, status } of keys.flatMap(({ values }) => values))
    if (languages.includes(language)) stats[text === '' ? 'empty' : status] += 1;
  return stats;
}

export const PROJECT_STEPS = [
  steps<Creating>(
    'createProject',
    { ...aNamed, groups: aCatalogue, languages: fc.array(aLanguageName, { minLength: 1, maxLength: 3 }) },
    createProject,
  ),
  projectSteps<InProject & Named>('updateProject', aNamed, updateProject),
  projectSteps<InProject>('deleteProject', {}, deleteProject),
  projectSteps<InProject>('archiveProject', {}, archiveOrRestore(true)),
  projectSteps<InProject>('unarchiveProject', {}, archiveOrRestore(false)),
  projectSteps<InProject & { isBlocking: boolean }>(
    'blockOnErrors',
    // Mostly on: there is more to see.
    { isBlocking: fc.nat({ max: 3 }).map((number) => number > 0) },
    blockOnErrors,
  ),
  projectSteps<InProject>('readProject', {}, readProject('readProject')),
  projectSteps<InProject>('readColumns', {}, readProject('readColumns')),
  steps<Caller>('listProjects', {}, listProjects),
];
