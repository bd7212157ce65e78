import { randomBytes } from 'node:crypto';

import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { manyKeys } from '../../support/catalogue.js';
import { holding, untilWaiting } from '../../support/database/locks.js';
import { filesOf, reading } from '../../support/project/files.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import {
  aRepository,
  bodyOf,
  detailsFor,
  filesFor,
  importing,
  NAMESPACES,
} from '../../support/project/repository.js';
import { aUser } from '../../support/project/world.js';

const PROJECT = { name: 'Atlas', color: '000000', description: '', languages: ['en'] };

const importInto = ({ project, owner, languages }: TestProject, keys = 1): Promise<Reply<unknown>> => {
  const path = routes.importIntoLanguage(project.id, languages[0]?.id ?? 0);
  return as(owner).post(path, { groups: [manyKeys(keys)] });
};

const statuses = (replies: Reply<unknown>[]): number[] => replies.map(({ status }) => status).sort();

const UNAVAILABLE = { status: 503, body: { error: 'unavailable' } };

describe('the imports of one project', () => {
  useApp({ importsAtOnce: 2, importsWaiting: 1 });

  it('run one by one: the allowed number waits, and the next is answered with Retry-After', async () => {
    const [world, elsewhere] = [await aProject(), await aProject()];
    const replies = await holding(world.project.id, async () => {
      const first = importInto(world);
      await untilWaiting();
      const others = [importInto(world), importInto(world)];
      const refused = await Promise.race(others);
      expect(refused).toMatchObject(UNAVAILABLE);
      expect(refused.headers.get('retry-after')).toBe('2');
      // Waiting imports do not block other projects.
      expect((await importInto(elsewhere)).status).toBe(200);
      return { all: [first, ...others] };
    });
    expect(statuses(await Promise.all(replies.all))).toEqual([200, 200, 503]);
  });
});

describe('the imports of one process', () => {
  useApp({ importsAtOnce: 2, importsWaiting: 0, databaseImportPool: 4 });

  it('are limited over all projects; creating something empty does not count', async () => {
    const [one, two, three] = [await aProject(), await aProject(), await aProject()];
    const atWork = await holding(one.project.id, async () => {
      const first = importInto(one);
      await untilWaiting();
      expect((await importInto(two)).status).toBe(200);
      return holding(two.project.id, async () => {
        const second = importInto(two);
        await untilWaiting(2);
        expect(await importInto(three)).toMatchObject(UNAVAILABLE);
        expect((await addLanguage(three)).status).toBe(201);
        return [first, second];
      });
    });
    expect(statuses(await Promise.all(atWork))).toEqual([200, 200]);
  });
});

const addLanguage = ({ project, owner }: TestProject): Promise<Reply<unknown>> =>
  as(owner).post(routes.createLanguage(project.id), { name: 'fr' });

describe('the imports of one user', () => {
  useApp({ importLimit: 3 });

  it('are limited per ten minutes, over all projects and ways to import', async () => {
    const owner = await aUser();
    const world = await aProject({ owner });
    const withFiles = { ...PROJECT, groups: [manyKeys(1)] };
    const newLanguage = (name: string, body: object) =>
      as(owner).post(routes.createLanguage(world.project.id), { name, ...body });
    expect((await importInto(world)).status).toBe(200);
    expect((await as(owner).post(routes.createProject(), withFiles)).status).toBe(201);
    expect((await newLanguage('fr', { groups: [manyKeys(1)] })).status).toBe(201);
    for (const refused of [
      await importInto(world),
      await as(owner).post(routes.createProject(), withFiles),
      await newLanguage('de', { groups: [manyKeys(1)] }),
    ]) {
      expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300);
    }
    // Empty ones do not count as imports, nor do those of other users.
    expect((await newLanguage('de', {})).status).toBe(201);
    expect((await as(owner).post(routes.createProject(), { ...PROJECT, groups: [] })).status).toBe(201);
    expect((await importInto(await aProject())).status).toBe(200);
  });
});

describe('one import', () => {
  useApp({ importKeyLimit: 3 });

  it('is limited in keys', async () => {
    const world = await aProject();
    expect(await importInto(world, 4)).toMatchObject({ status: 413, body: { error: 'payload_too_large' } });
    expect((await as(world.owner).get<KeyView[]>(routes.listKeys(world.project.id))).body).toEqual([]);
    expect((await importInto(world, 3)).status).toBe(200);
  });
});

describe('the documents of one project', () => {
  useApp();

  /** Gives the project so many documents, as imports of as many languages would. */
  const addDocuments = (projectId: number, fileId: number, count: number) =>
    part(Database).query(
      `INSERT INTO file_profile (project_id, language_id, format, name, head, keys, key_ids, parts, file_id, path)
       SELECT $1, -n, 'json', 'x', '{}', '[]', '{}', '', $2, 'x' FROM generate_series(1, $3) n`,
      [projectId, fileId, count],
    );

  it('are limited; one that comes again is no further one', async () => {
    const { owner, projectId } = await aRepository();
    const [file] = await filesFor(owner, projectId);
    await addDocuments(projectId, file?.id ?? 0, LIMITS.documentsPerProject - 4);
    expect((await importing(owner, projectId, bodyOf(NAMESPACES))).status).toBe(200);
    const fourth = { 'locales/fr/common.json': '{ "title": "Accueil" }' };
    expect(await importing(owner, projectId, bodyOf(fourth))).toMatchObject({
      status: 422,
      body: {
        error: 'limit_reached',
        fields: { files: expect.stringContaining('20000 documents') as string },
      },
    });
    expect((await detailsFor(owner, projectId)).languages).toHaveLength(2);
  });
});

describe('the files of one project', () => {
  useApp({ projectFileBytes: 2_000 });

  /** A file that hardly compresses: most of it is a comment. */
  const aFile = (bytes: number) => {
    const { groups, files } = reading({ 'strings.xml': xml(randomBytes(bytes / 2).toString('hex')) });
    return { groups, files };
  };
  const xml = (comment: string): string =>
    `<resources>\n    <!-- ${comment} -->\n    <string name="one">One</string>\n</resources>\n`;

  it('are limited in bytes, over all imports; without a file, one is as before', async () => {
    const world = await aProject({ languages: ['en'] });
    const { project, owner, language } = world;
    const path = routes.importIntoLanguage(project.id, language('en').id);
    const send = (bytes: number) => as(owner).post(path, { ...aFile(bytes), replaceExistingKeys: true });
    expect([(await send(800)).status, (await send(800)).status]).toEqual([200, 200]);
    const refused = await send(4_000);
    expect(refused).toMatchObject({ status: 422, body: { error: 'limit_reached' } });
    expect(refused.body).toMatchObject({
      fields: { files: expect.stringContaining('2000 bytes') as string },
    });
    expect(await filesOf(owner, project.id)).toEqual([[language('en').id, 'strings.xml']]);
    expect((await importInto(world)).status).toBe(200);
  });
});
