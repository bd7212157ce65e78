import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { History } from '../../../src/entities/index.js';
import { ContentChanged } from '../../../src/modules/content/content-changed.js';
import { GroupsService } from '../../../src/modules/groups/groups.service.js';
import type { Member } from '../../../src/modules/members/member.js';
import { MembersService } from '../../../src/modules/members/members.service.js';
import { ImportQueries } from '../../../src/modules/translations/import.queries.js';
import { Database } from '../../../src/platform/database/database.js';
import { Events } from '../../../src/platform/events.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { ifMatch } from '../../support/project/a-text.js';
import { group, manyKeys, singular } from '../../support/catalogue.js';
import { linesOf } from '../../support/server/log.js';
import { withFailingInserts } from '../../support/database/failing-inserts.js';
import { WRITES_OF_CONTENT } from '../../support/writes/of-content.js';
import type { Write } from '../../support/writes/write.js';
import { aWorldToWrite } from '../../support/writes/world.js';
import type { WorldToWrite } from '../../support/writes/world.js';

useApp();

const published: ContentChanged[] = [];
let isListenerBroken = false;

beforeAll(() => {
  part(Events).on(ContentChanged, () => {
    if (isListenerBroken) throw new Error('This listener is broken.');
  });
  part(Events).on(ContentChanged, (event) => published.push(event));
});

/** A project to change, without the events of its creation. */
async function aWorldBeforeEvents(write?: Write): Promise<WorldToWrite> {
  const world = await aWorldToWrite();
  await write?.prepare?.(world);
  published.length = 0;
  return world;
}

const ownerOf = ({ project, owner }: WorldToWrite): Promise<Member> =>
  part(MembersService).requireMember(project.id, owner.id, 'canWriteGroup');

const CASES = Object.entries(WRITES_OF_CONTENT) as [CallName, Write][];

/** The rows of the history since `id`; texts overwritten by an import are counted by its event. */
async function recordedSince(id: number): Promise<History[]> {
  const rows = await part(Database).repository(History).find();
  return rows.filter((row) => row.id > id && !(row.source === 'import' && row.action === 'value.written'));
}

const idsOf = ({ action, groupId, keyId, languageId, valueId, version }: History): object =>
  Object.fromEntries(
    Object.entries({ action, groupId, keyId, languageId, valueId, version }).filter(([, id]) => id !== null),
  );

const withoutCounts = (change: object): object =>
  Object.fromEntries(Object.entries(change).filter(([field]) => field !== 'imported'));

const youngest = async (): Promise<number> => (await part(Database).repository(History).maximum('id')) ?? 0;

describe.each(CASES)('%s', (_name, write) => {
  it('publishes one event with what the history has recorded', async () => {
    const world = await aWorldBeforeEvents(write);
    const before = await youngest();
    expect((await write.send(world)).status).toBeLessThan(300);
    const rows = await recordedSince(before);
    expect(published).toHaveLength(1);
    const [event] = published;
    for (const { projectId, actorId, source } of rows)
      expect(event).toMatchObject({ projectId, actorId, source });
    expect(rows.length).toBeGreaterThan(0);
    const changes = event?.changes.map(withoutCounts) ?? [];
    expect(changes).toHaveLength(rows.length);
    expect(changes).toEqual(expect.arrayContaining(rows.map(idsOf)));
  });

  it('publishes nothing if it is rolled back', async () => {
    const world = await aWorldBeforeEvents(write);
    const reply = await withFailingInserts('history', () => write.send(world));
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(published).toEqual([]);
  });
});

describe('an event', () => {
  it('names a value with its new version, and no text', async () => {
    const world = await aWorldBeforeEvents();
    await as(world.owner).patch(world.path, { name: 'Heading' });
    const { id: valueId, keyId, languageId } = world.value('title', 'en');
    expect(published.map((event) => ({ ...event }))).toEqual([
      {
        projectId: world.project.id,
        actorId: world.owner.id,
        source: 'edit',
        changes: [{ action: 'value.written', keyId, languageId, valueId, version: 3 }],
      },
    ]);
  });

  it('counts what an import brought', async () => {
    const world = await aWorldBeforeEvents();
    const { id: languageId } = world.language('en');
    await as(world.owner).post(routes.importIntoLanguage(world.project.id, languageId), {
      groups: [group('common', singular('title', 'Imported')), group('more', singular('fresh', 'Fresh'))],
      replaceExistingKeys: true,
    });
    const imported = { createdGroups: 1, createdKeys: 1, updatedValues: 1 };
    expect(published.map(({ changes }) => changes)).toEqual([
      [{ action: 'language.imported', languageId, imported }],
    ]);
  });

  it('has one change for a file of many keys', async () => {
    const { owner } = await aWorldBeforeEvents();
    await as(owner).post(routes.createProject(), {
      name: 'Atlas',
      color: '000000',
      description: '',
      languages: ['en', 'fr'],
      groups: [manyKeys(2_000)],
    });
    const imported = { createdGroups: 1, createdKeys: 2_000, updatedValues: 0 };
    expect(published.map(({ changes }) => changes)).toEqual([[{ action: 'project.created', imported }]]);
  });

  it('does not count a text that was saved after the import was planned', async () => {
    const { project, owner, language, value } = await aWorldBeforeEvents();
    const { id, keyId } = value('title', 'en');
    const update = { id, keyId, languageId: language('en').id };
    const wanted = { name: 'Imported', status: 'modified' as const };
    const place = { projectId: project.id, actorId: owner.id, changeSetId: null };
    const written = (version: number): Promise<number> =>
      part(ImportQueries).updateValues(place, [{ ...update, ...wanted, version }], new Set());
    expect(await written(1)).toBe(0);
    expect(await written(2)).toBe(1);
  });

  it('says that a project was deleted', async () => {
    const { project, owner } = await aWorldBeforeEvents();
    await as(owner).delete(routes.deleteProject(project.id));
    expect(published).toMatchObject([
      { projectId: project.id, actorId: owner.id, source: 'edit', changes: [{ action: 'project.deleted' }] },
    ]);
  });
});

describe('a transaction', () => {
  it('publishes after its commit', async () => {
    const world = await aWorldBeforeEvents();
    const owner = await ownerOf(world);
    await part(Database).transaction(async () => {
      await part(GroupsService).createGroup(owner, { name: 'menu' });
      expect(published).toEqual([]);
    });
    expect(published).toHaveLength(1);
  });

  it('publishes nothing when it fails after the change', async () => {
    const world = await aWorldBeforeEvents();
    const owner = await ownerOf(world);
    const failing = part(Database).transaction(async () => {
      await part(GroupsService).createGroup(owner, { name: 'menu' });
      throw new Error('Too late.');
    });
    await expect(failing).rejects.toThrow('Too late.');
    expect(published).toEqual([]);
  });

  it('publishes once if PostgreSQL aborted it and it ran again', async () => {
    const world = await aWorldBeforeEvents();
    const owner = await ownerOf(world);
    let runs = 0;
    await part(Database).transaction(async () => {
      runs += 1;
      await part(GroupsService).createGroup(owner, { name: 'menu' });
      if (runs === 1) await part(Database).query(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '40P01'; END $$`);
    });
    expect(runs).toBe(2);
    expect(published).toHaveLength(1);
  });
});

describe('nothing is published', () => {
  type Unchanged = [status: number, send: (world: WorldToWrite) => Promise<{ status: number }>];
  const UNCHANGED: Record<string, Unchanged> = {
    'the text that is there already': [200, ({ owner, path }) => as(owner).patch(path, { name: 'Title' })],
    'the status that is there already': [
      200,
      ({ owner, statusPath }) => as(owner).patch(statusPath, { status: 'modified' }),
    ],
    'a text for another version': [
      409,
      ({ owner, path }) => as(owner).patch(path, { name: 'Heading' }, ifMatch(1)),
    ],
    'a value that has a text': [
      422,
      ({ owner, project, key, language }) =>
        as(owner).post(routes.createValue(project.id, key('title').id), {
          name: 'Heading',
          languageId: language('en').id,
          quantityString: null,
        }),
    ],
    'the name that a group has': [
      200,
      ({ owner, project, group: named }) =>
        as(owner).patch(routes.renameGroup(project.id, named('common').id), { name: 'common' }),
    ],
    'the name and the kind that a key has': [
      200,
      ({ owner, project, key }) =>
        as(owner).patch(routes.updateKey(project.id, key('title').id), { name: 'title', isPlural: false }),
    ],
    'the name that a language has': [
      200,
      ({ owner, project, language }) =>
        as(owner).patch(routes.updateLanguage(project.id, language('en').id), { name: 'en' }),
    ],
    'a name that another language has': [
      422,
      ({ owner, project, language }) =>
        as(owner).patch(routes.updateLanguage(project.id, language('en').id), { name: 'FR' }),
    ],
    'a name that another group has': [
      422,
      ({ owner, project }) => as(owner).post(routes.createGroup(project.id), { name: 'common' }),
    ],
    'a file with what is there': [
      200,
      ({ owner, project, language }) =>
        as(owner).post(routes.importIntoLanguage(project.id, language('en').id), {
          groups: [group('common', singular('title', 'Title'))],
          replaceExistingKeys: true,
        }),
    ],
    'reading the project': [200, ({ owner, project }) => as(owner).get(routes.readProject(project.id))],
    'reading its columns': [200, ({ owner, project }) => as(owner).get(routes.readColumns(project.id))],
  };

  it.each(Object.entries(UNCHANGED))('for %s', async (_what, [status, send]) => {
    const world = await aWorldBeforeEvents();
    expect((await send(world)).status).toBe(status);
    expect(published).toEqual([]);
  });

  it('for a forced revert that changes nothing', async () => {
    const { owner, project, activityId, path } = await aWorldBeforeEvents();
    await as(owner).patch(path, { name: 'Draft' });
    published.length = 0;
    const undone = await as(owner).post(routes.revertChange(project.id, activityId), { force: true });
    expect(undone.status).toBe(200);
    expect(published).toEqual([]);
  });
});

describe('a listener that fails', () => {
  afterEach(() => {
    isListenerBroken = false;
  });

  it('is logged; the call succeeds and the other listeners get the event', async () => {
    const world = await aWorldBeforeEvents();
    isListenerBroken = true;
    const lines = await linesOf(async () => {
      expect((await as(world.owner).patch(world.path, { name: 'Heading' })).status).toBe(200);
    });
    expect(published).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain('A listener of ContentChanged failed');
  });
});
