import fc from 'fast-check';

import type { CreatedLanguageView, LanguageView } from '#core/api/languages.js';
import type { ProjectDetails, ProjectSummary, ValueCounts } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group, plural, singular } from '../../support/catalogue.js';
import { missingValues, recount } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const NOTHING: ValueCounts = { empty: 0, modified: 0, validated: 0, invalidated: 0 };

/** One change of a project, chosen by three numbers; invalid ones are refused, which is fine. */
type Step = readonly [kind: number, which: number, how: number];

const pick = <T>(items: readonly T[], which: number): T | undefined =>
  items[which % Math.max(items.length, 1)];

async function take(user: TestUser, projectId: number, [kind, which, how]: Step): Promise<void> {
  const api = as(user);
  const { body } = await api.get<ProjectDetails>(routes.readProject(projectId));
  const keys = body.groups.flatMap((one) => one.keys);
  const key = pick(keys, which);
  const value: ValueView | undefined = pick(key?.values ?? [], how);
  const language = pick(body.languages, which);
  const text = how % 3 === 0 ? '' : `text ${how}`;
  const files = [
    group('common', singular(`k_${which % 5}`, text), plural(`p_${how % 3}`, [text, 'one', 'other'])),
  ];
  const write = (body: object, suffix = '') =>
    value && api.patch(`${routes.writeValue(projectId, value.keyId, value.id)}${suffix}`, body);
  const steps: (() => Promise<unknown> | undefined)[] = [
    () => write({ name: text }),
    () => write({ status: pick(['modified', 'validated', 'invalidated'], how) }, '/status'),
    () => api.post(routes.createKey(projectId), { name: `k_${which % 5}`, isPlural: how % 2 === 0 }),
    () => key && api.patch(routes.updateKey(projectId, key.id), { isPlural: how % 2 === 0 }),
    () => key && api.delete(routes.deleteKey(projectId, key.id)),
    () => api.post(routes.createLanguage(projectId), { name: `l_${which % 4}`, groups: files }),
    () =>
      language &&
      api.post(routes.importIntoLanguage(projectId, language.id), {
        groups: files,
        replaceExistingKeys: how % 2 === 0,
      }),
    () => language && api.delete(routes.deleteLanguage(projectId, language.id)),
  ];
  await steps[kind]?.();
}

const aStep = fc.tuple(fc.nat(7), fc.nat(20), fc.nat(20));

async function shown(user: TestUser, projectId: number): Promise<ProjectSummary> {
  const { body } = await as(user).get<ProjectSummary[]>(routes.listProjects());
  return body.find(({ id }) => id === projectId) as ProjectSummary;
}

async function assertCounted(user: TestUser, projectId: number): Promise<void> {
  const { languages, stats } = await shown(user, projectId);
  const counted = await recount(projectId);
  expect(new Map(languages.map((language) => [language.id, language.stats]))).toEqual(counted);
  const sum = (state: keyof ValueCounts) =>
    [...counted.values()].reduce((total, counts) => total + counts[state], 0);
  expect(stats).toEqual({
    empty: sum('empty'),
    modified: sum('modified'),
    validated: sum('validated'),
    invalidated: sum('invalidated'),
  });
  expect(await missingValues(projectId)).toEqual([]);
}

describe('the counts of GET /projects', () => {
  it('equal a recount after any sequence of changes', async () => {
    const user = await aUser();
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 15 }), async (steps) => {
        const { project } = await aProject({
          owner: user,
          languages: ['en'],
          keys: ['k_0', { name: 'p_0', isPlural: true }],
        });
        for (const step of steps) await take(user, project.id, step);
        await assertCounted(user, project.id);
      }),
      { numRuns: 15 },
    );
  }, 180_000);

  it('equal a recount after many concurrent changes', async () => {
    const user = await aUser();
    const { project } = await aProject({
      owner: user,
      languages: ['en', 'fr'],
      keys: ['k_0', 'k_1', { name: 'p_0', isPlural: true }],
    });
    const steps = fc.sample(aStep, 150);
    const clients = Array.from({ length: 10 }, async (_, client) => {
      for (const step of steps.slice(client * 15, client * 15 + 15)) await take(user, project.id, step);
    });
    await Promise.all(clients);
    await assertCounted(user, project.id);
  }, 180_000);

  it('are deleted with their language', async () => {
    const { project, owner, language } = await aProject({ keys: ['title'] });
    await as(owner).post<CreatedLanguageView>(routes.createLanguage(project.id), { name: 'fr' });
    await as(owner).delete(routes.deleteLanguage(project.id, language('en').id));
    const { body } = await as(owner).get<LanguageView[]>(routes.listLanguages(project.id));
    expect(body.map(({ name }) => name)).toEqual(['fr']);
    expect((await shown(owner, project.id)).stats).toEqual({ ...NOTHING, empty: 1 });
  });
});
