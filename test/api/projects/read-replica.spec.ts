import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import { routes, valuesPath } from '#core/api/routes.js';

import { Membership } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { Metrics } from '../../../src/platform/metrics/metrics.js';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { as } from '../../support/api.js';
import { currentApp, part, serveApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { startStandby } from '../../support/database/standby.js';
import type { Standby } from '../../support/database/standby.js';
import { aMember } from '../../support/project/world.js';

jest.setTimeout(120_000);

describe('a read replica', () => {
  let primary: EmbeddedPostgres;
  let standby: Standby;
  let dataDir: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'motley-primary-'));
    primary = await startEmbeddedPostgres({ dataDir, durable: false });
    standby = await startStandby(dataDir, primary.url);
    stop = await serveApp({ databaseReplicaUrl: standby.url }, () => Promise.resolve(primary.url));
  });

  afterEach(() => standby.query('SELECT pg_wal_replay_resume()'));

  afterAll(async () => {
    await stop();
    await standby.stop();
    await primary.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** How many reads each database has answered so far. */
  const answered = async (): Promise<{ replica: number; primary: number }> => {
    const { text } = await part(Metrics).read();
    const sum = (from: RegExp): number =>
      [...text.matchAll(/^motley_replica_reads_total\{from="([^"]*)"\} (\d+)$/gm)]
        .filter(([, name = '']) => from.test(name))
        .reduce((total, [, , count]) => total + Number(count), 0);
    return { replica: sum(/^replica$/), primary: sum(/^primary/) };
  };

  /** Which database answers `call`. */
  const answers = async (call: () => Promise<unknown>): Promise<{ replica: number; primary: number }> => {
    const before = await answered();
    await call();
    const after = await answered();
    return { replica: after.replica - before.replica, primary: after.primary - before.primary };
  };

  const state = async (): Promise<unknown> => (await fetch(`${currentApp().origin}/readyz`)).json();

  const save = async ({ owner, project, value, key }: TestProject, name: string): Promise<void> => {
    const { id } = value('title', 'en');
    const reply = await as(owner).patch(routes.writeValue(project.id, key('title').id, id), { name });
    expect(reply.status).toBe(200);
  };

  const aBook = (): Promise<TestProject> => aProject({ keys: [{ name: 'title', texts: { en: 'A title' } }] });

  /** Until the replica has what the primary has now. */
  const follow = async (): Promise<void> => {
    const [row] = await part(Database).query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn() AS lsn');
    const hasIt = `SELECT pg_last_wal_replay_lsn() >= '${row?.lsn ?? ''}' AS "hasIt"`;
    while (!(await standby.query<{ hasIt: boolean }>(hasIt))[0]?.hasIt) await pause(20);
  };

  it.each([
    ['details', ({ project }: TestProject) => routes.readProject(project.id)],
    ['columns', ({ project }: TestProject) => routes.readColumns(project.id)],
    ['groups', ({ project }: TestProject) => routes.listGroups(project.id)],
    ['keys', ({ project }: TestProject) => routes.listKeys(project.id)],
    [
      'values of a language',
      ({ project, language }: TestProject) => valuesPath(project.id, language('en').id),
    ],
  ])('answers reads of %s', async (_what, path) => {
    const book = await aBook();
    await follow();
    let body: unknown;
    const from = await answers(async () => {
      const reply = await as(book.owner).get(path(book));
      body = reply.body;
      expect(reply.status).toBe(200);
    });
    expect(from).toEqual({ replica: 1, primary: 0 });
    expect(JSON.stringify(body)).toContain('A title');
    expect(await state()).toEqual({ status: 'ok', replica: 'available' });
  });

  it('never hides a saved text while it is behind: then the primary answers, for everybody', async () => {
    const book = await aBook();
    const reader = await aMember(book.project, 'translator');
    await follow();
    await standby.query('SELECT pg_wal_replay_pause()');
    for (const text of ['One', 'Two', 'Three']) {
      await save(book, text);
      for (const who of [book.owner, reader]) {
        const { body } = await as(who).get(routes.readProject(book.project.id));
        expect(JSON.stringify(body)).toContain(`"${text}"`);
      }
    }
    expect(await state()).toEqual({ status: 'ok', replica: 'behind' });
    await standby.query('SELECT pg_wal_replay_resume()');
    await follow();
    const read = () => as(book.owner).get(routes.readProject(book.project.id));
    expect(await answers(read)).toEqual({ replica: 1, primary: 0 });
  });

  it('answers for a project that has not changed while it is behind with others', async () => {
    const [still, busy] = [await aBook(), await aBook()];
    await follow();
    await standby.query('SELECT pg_wal_replay_pause()');
    await save(busy, 'New');
    const read = () => as(still.owner).get(routes.readProject(still.project.id));
    expect(await answers(read)).toEqual({ replica: 1, primary: 0 });
  });

  it('has no say in who may read: who was removed on the primary is refused, whatever it knows', async () => {
    const book = await aBook();
    const reader = await aMember(book.project, 'translator');
    await follow();
    await standby.query('SELECT pg_wal_replay_pause()');
    await part(Database).repository(Membership).delete({ projectId: book.project.id, userId: reader.id });
    const { status } = await as(reader).get(routes.readProject(book.project.id));
    expect(status).toBe(403);
    const added = await aMember(book.project, 'translator');
    expect((await as(added).get(routes.readProject(book.project.id))).status).toBe(200);
  });

  it('shows new settings of a project at once', async () => {
    const book = await aBook();
    await follow();
    await standby.query('SELECT pg_wal_replay_pause()');
    const { color } = book.project;
    const path = routes.updateProject(book.project.id);
    expect((await as(book.owner).put(path, { name: 'Renamed', color })).status).toBe(200);
    const { body } = await as(book.owner).get<{ name: string }>(routes.readProject(book.project.id));
    expect(body.name).toBe('Renamed');
  });

  it('is not missed when it is killed, and used again once it is back', async () => {
    const book = await aBook();
    await follow();
    const read = async (): Promise<number> =>
      (await as(book.owner).get(routes.readProject(book.project.id))).status;
    await standby.kill();
    expect([await read(), await read()]).toEqual([200, 200]);
    expect(await state()).toEqual({ status: 'ok', replica: 'unavailable' });
    await standby.start();
    const isUsed = async (): Promise<boolean> => (await answers(read)).replica === 1;
    while (!(await isUsed())) await pause(500);
    expect(await state()).toEqual({ status: 'ok', replica: 'available' });
  });

  it('is refused at the start if it is another database, which has other projects under the same ids', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'motley-other-'));
    const other = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    const started = serveApp({ databaseReplicaUrl: other.url }, () => Promise.resolve(primary.url));
    await expect(started).rejects.toThrow('DATABASE_REPLICA_URL is no replica of this database.');
    await other.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
