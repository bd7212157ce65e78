import { routes } from '#core/api/routes.js';

import { as } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { manyKeys } from '../support/catalogue.js';
import { holding, untilWaiting } from '../support/database/locks.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { aMember, aUser } from '../support/project/world.js';

/**
 * The number of keys that one call may create without counting as bulk, and that a project may have before adding a
 * language does.
 */
const FEW_KEYS = 100;
const FEW_VALUES = 1_000;

let made = 0;
const newKeys = (count: number): object[] =>
  Array.from({ length: count }, () => ({ name: `new_${(made += 1)}`, isPlural: false }));

const addLanguage = ({ project }: TestProject, by: { accessToken: string }, body: object = {}) =>
  as(by).post(routes.createLanguage(project.id), { name: `language ${(made += 1)}`, ...body });

const addKeys = ({ project }: TestProject, by: { accessToken: string }, count: number) =>
  as(by).post(routes.createKeys(project.id), newKeys(count));

const importInto = ({ project, owner, languages }: TestProject, keys = 1): Promise<Reply<unknown>> =>
  as(owner).post(routes.importIntoLanguage(project.id, languages[0]?.id ?? 0), { groups: [manyKeys(keys)] });

const TOO_MANY = { status: 429, body: { error: 'too_many_requests' } };
const UNAVAILABLE = { status: 503, body: { error: 'unavailable' } };

describe('languages without files and long lists of keys', () => {
  useApp({ bulkLimit: 3, importLimit: 1 });

  it('are limited per ten minutes, over all projects of an editor', async () => {
    const [one, two] = [await aProject(), await aProject()];
    const editor = await aMember(one.project, 'editor');
    expect((await addLanguage(one, editor)).status).toBe(201);
    expect((await addLanguage(one, editor, { groups: [] })).status).toBe(201);
    expect((await addKeys(one, editor, FEW_KEYS + 1)).status).toBe(201);
    for (const refused of [await addLanguage(one, editor), await addKeys(one, editor, FEW_KEYS + 1)]) {
      expect(refused).toMatchObject(TOO_MANY);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(580);
    }
    expect((await addLanguage(two, two.owner)).status).toBe(201);
  });

  it('do not count short lists and imports', async () => {
    const world = await aProject();
    for (let round = 0; round < 4; round += 1)
      expect((await addKeys(world, world.owner, FEW_KEYS)).status).toBe(201);
    expect((await addLanguage(world, world.owner, { groups: [manyKeys(1)] })).status).toBe(201);
    expect(await addLanguage(world, world.owner, { groups: [manyKeys(1)] })).toMatchObject(TOO_MANY);
    expect((await addLanguage(world, world.owner)).status).toBe(201);
  });
});

describe('languages of large projects and long lists of keys', () => {
  useApp({ importsAtOnce: 1, importsWaiting: 0, databaseImportPool: 4 });

  it('queue with the imports; calls that write few rows do not', async () => {
    const owner = await aUser();
    const [busy, large, small] = [await aProject(), await aProject({ owner }), await aProject({ owner })];
    expect((await importInto(large, FEW_VALUES + 1)).status).toBe(200);
    const atWork = await holding(busy.project.id, async () => {
      const first = importInto(busy);
      await untilWaiting();
      expect(await addLanguage(large, owner)).toMatchObject(UNAVAILABLE);
      expect(await addKeys(small, owner, FEW_KEYS + 1)).toMatchObject(UNAVAILABLE);
      expect((await addLanguage(small, owner)).status).toBe(201);
      expect((await addKeys(small, owner, FEW_KEYS)).status).toBe(201);
      return { first };
    });
    expect((await atWork.first).status).toBe(200);
    expect((await addLanguage(large, owner)).status).toBe(201);
  });
});
