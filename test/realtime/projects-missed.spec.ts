import pg from 'pg';

import { MISSED_CHANGES } from '#core/api/live.js';
import type { ContentEvents, Joined, MissedEvent } from '#core/api/live.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { Database } from '../../src/platform/database/database.js';
import { as } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { manyKeys } from '../support/catalogue.js';
import { aProject } from '../support/project/project-world.js';
import type { TestProject } from '../support/project/project-world.js';
import { workerDatabase } from '../support/database/worker-database.js';
import { aMember } from '../support/project/world.js';
import { closeSockets, connected, joined, once } from './support/live-socket.js';

useApp();
afterEach(closeSockets);

const aWorld = () => aProject({ languages: ['en', 'fr'], keys: ['title', 'footer'] });

async function write({ project, owner, value }: TestProject, key: string, language: string, name: string) {
  const { keyId, id } = value(key, language);
  await as(owner).patch(routes.writeValue(project.id, keyId, id), { name });
}

/** The missed events of this name. */
const missed = <Name extends keyof ContentEvents>({ missed: events }: Joined, name: Name) =>
  (events ?? []).filter((event): event is Extract<MissedEvent, { name: Name }> => event.name === name);

/** The cursor of a client that goes offline, an hour ago according to the history. */
async function cursorAnHourAgo(world: TestProject): Promise<number> {
  const live = await joined(world.owner, world.project);
  await write(world, 'footer', 'en', 'Before');
  const { cursor } = await live.event('value_changed');
  live.socket.disconnect();
  await part(Database).query(`UPDATE history SET at = at - interval '1 hour' WHERE project_id = $1`, [
    world.project.id,
  ]);
  return cursor;
}

describe('a member who comes back', () => {
  it('receives what was changed since, as it is now, and nothing else', async () => {
    const world = await aWorld();
    const { project, owner } = world;
    const cursor = await cursorAnHourAgo(world);
    await write(world, 'title', 'en', 'First');
    await write(world, 'title', 'en', 'Second');
    const back = await (await connected(owner)).join(project.id, cursor);
    expect(back.cursor).toBeGreaterThan(cursor);
    expect(missed(back, 'value_changed').map(({ event }) => event.values)).toMatchObject([
      [{ name: 'Second', version: 3, keyId: world.key('title').id }],
    ]);
    expect(back.missed).toHaveLength(1);
    expect(missed(back, 'value_changed')[0]?.event).toMatchObject({ byUserId: null, clientId: null });
  });

  it('must read the project again if the texts exceed a message, like everybody there', async () => {
    const keys = Array.from({ length: 110 }, (_, index) => `key_${index}`);
    const world = await aProject({ languages: ['en', 'fr'], keys: ['footer', ...keys] });
    const { project, owner, key, language } = world;
    const cursor = await cursorAnHourAgo(world);
    const there = await joined(owner, project);
    const fill = { action: 'fill', keyIds: keys.map((name) => key(name).id), text: 'x'.repeat(20_000) };
    for (const name of ['en', 'fr'])
      await as(owner).post(routes.changeInBulk(project.id), { ...fill, languageIds: [language(name).id] });
    expect(await there.event('project_changed')).toMatchObject({ isReload: true });
    expect(await there.join(project.id, cursor)).toMatchObject({ missed: null });
  });

  it('receives nothing if nothing was changed', async () => {
    const world = await aWorld();
    const cursor = await cursorAnHourAgo(world);
    const back = await (await connected(world.owner)).join(world.project.id, cursor);
    expect(back).toMatchObject({ missed: [], cursor });
  });

  it('receives again what was changed in the minute before, because changes may be committed out of order', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    await write(world, 'title', 'en', 'Late');
    await write(world, 'footer', 'fr', 'Last');
    const isLast = ({ languageId }: { languageId: number }) => languageId === world.language('fr').id;
    const { cursor } = await live.event('value_changed', isLast);
    const back = await live.join(world.project.id, cursor);
    expect(missed(back, 'value_changed').flatMap(({ event }) => event.values)).toMatchObject([
      { name: 'Late' },
    ]);
  });

  it('receives what was changed by a transaction that ran for an hour and ended while nobody listened', async () => {
    const world = await aWorld();
    const { project, owner, value } = world;
    const live = await joined(owner, project);
    await write(world, 'footer', 'en', 'Before');
    await live.event('value_changed');
    const { id, keyId, languageId } = value('title', 'en');
    const slow = new pg.Client({ connectionString: await workerDatabase() });
    await slow.connect();
    try {
      await slow.query('BEGIN');
      await slow.query(
        `INSERT INTO history (project_id, action, source, actor_id, key_id, language_id, value_id, version)
         VALUES ($1, 'value.written', 'edit', $2, $3, $4, $5, 2)`,
        [project.id, owner.id, keyId, languageId, id],
      );
      await write(world, 'footer', 'fr', 'Meanwhile');
      const { cursor, safeCursor } = await live.event(
        'value_changed',
        (event) => event.languageId === world.language('fr').id,
      );
      live.socket.disconnect();
      await part(Database).query(`UPDATE history SET at = at + interval '1 hour' WHERE id = $1`, [cursor]);
      await slow.query('COMMIT');
      const back = await (await connected(owner)).join(project.id, safeCursor ?? cursor);
      expect(missed(back, 'value_changed').flatMap(({ event }) => event.values)).toContainEqual(
        expect.objectContaining({ id, keyId }),
      );
    } finally {
      await slow.end();
    }
  });

  it('receives new, moved and deleted keys, groups and languages', async () => {
    const world = await aWorld();
    const { project, owner } = world;
    const cursor = await cursorAnHourAgo(world);
    const fresh = { name: 'fresh', isPlural: false, groupName: 'menu' };
    const { body: key } = await as(owner).post<KeyView>(routes.createKey(project.id), fresh);
    await as(owner).patch(routes.updateKey(project.id, world.key('title').id), { isPlural: true });
    await as(owner).delete(routes.deleteKey(project.id, world.key('footer').id));
    await as(owner).patch(routes.updateLanguage(project.id, world.language('fr').id), { name: 'Français' });
    const back = await (await connected(owner)).join(project.id, cursor);
    expect(back.missed?.map(({ name }) => name)).toEqual([
      'language_changed',
      'group_changed',
      'key_changed',
      'key_deleted',
      'value_changed',
      'value_changed',
    ]);
    expect(missed(back, 'key_changed')[0]?.event.keys).toMatchObject([
      { id: key.id, name: 'fresh' },
      { id: world.key('title').id, isPlural: true },
    ]);
    // The plural forms of one and the text of the other, in each language.
    expect(missed(back, 'value_changed').map(({ event }) => event.values.length)).toEqual([4, 4]);
  });

  it('receives changes of readable languages only', async () => {
    const world = await aWorld();
    const { project, language } = world;
    const member = await aMember(project, 'translator', { target: [language('fr')] });
    const cursor = await cursorAnHourAgo(world);
    await write(world, 'title', 'en', 'Hidden');
    await write(world, 'title', 'fr', 'Visible');
    const back = await (await connected(member)).join(project.id, cursor);
    expect(missed(back, 'value_changed')).toHaveLength(1);
    expect(JSON.stringify(back)).toContain('Visible');
    expect(JSON.stringify(back)).not.toContain('Hidden');
  });

  it('reads the project again after an import', async () => {
    const world = await aWorld();
    const { project, owner, language } = world;
    const cursor = await cursorAnHourAgo(world);
    const files = { groups: [manyKeys(2)], replaceExistingKeys: true };
    await as(owner).post(routes.importIntoLanguage(project.id, language('en').id), files);
    expect(await (await connected(owner)).join(project.id, cursor)).toMatchObject({ missed: null });
  });

  it(`reads the project again after more than ${MISSED_CHANGES} changes`, async () => {
    const world = await aWorld();
    const { project, owner, value } = world;
    const cursor = await cursorAnHourAgo(world);
    const { id, keyId, languageId } = value('title', 'en');
    const add = (rows: number) =>
      part(Database).query(
        `INSERT INTO history (project_id, action, source, actor_id, key_id, language_id, value_id, version)
         SELECT $1, 'value.written', 'edit', $2, $3, $4, $5, place FROM generate_series(2, $6) place`,
        [project.id, owner.id, keyId, languageId, id, rows + 1],
      );
    await add(MISSED_CHANGES);
    const live = await connected(owner);
    expect((await live.join(project.id, cursor)).missed).toHaveLength(1);
    await add(1);
    expect((await live.join(project.id, cursor)).missed).toBeNull();
  });
});

describe('a process that loses its connection to the others', () => {
  it('closes its sockets once it has another one, so that clients ask for what they missed', async () => {
    const world = await aWorld();
    const live = await joined(world.owner, world.project);
    const gone = once(live.socket, 'disconnect');
    await part(Database).query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_listening_channels%')
         AND pid <> pg_backend_pid()`,
    );
    expect(await gone).toBe('transport close');
    expect(await (await connected(world.owner)).join(world.project.id)).toMatchObject({ role: 'owner' });
  });
});
