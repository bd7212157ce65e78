import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import pg from 'pg';

import { startEmbeddedPostgres } from './embedded-postgres.js';

async function ask(url: string, sql: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

async function askPatiently(url: string, sql: string): Promise<unknown[][]> {
  // A guard against hanging, not a measure of speed.
  for (const deadline = Date.now() + 30_000; ; await pause(50)) {
    try {
      return await ask(url, sql);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    dataDir = await mkdtemp(join(tmpdir(), 'motley-postgres-'));
  });

  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('is created at the first start, and keeps its rows', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await ask(first.url, 'CREATE TABLE kept (text text)');
    await ask(first.url, `INSERT INTO kept VALUES ('Été 日本 👩‍🚀')`);
    await first.stop();
    const second = await startEmbeddedPostgres({ dataDir });
    expect(await ask(second.url, 'SELECT text FROM kept')).toEqual([['Été 日本 👩‍🚀']]);
    await second.stop();
  });

  it('keeps every commit on disk, folds case beyond ASCII and speaks UTC', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    expect(
      await ask(server.url, `SELECT current_setting('fsync'), current_setting('synchronous_commit')`),
    ).toEqual([['on', 'on']]);
    expect(await ask(server.url, `SELECT lower('ÉLÈVE'), current_setting('TimeZone')`)).toEqual([
      ['élève', 'UTC'],
    ]);
    await server.stop();
  });

  it('refuses a wrong password, and keeps its own private', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  it('says in one line that it is already running on the same data', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `Motley is already running on this data (process ${process.pid})`,
    );
    await server.stop();
    await server.stop();
  });

  it('comes back on the same address, with every committed row, when its process is killed', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    await ask(server.url, `CREATE TABLE survivors AS SELECT 'committed' AS text`);
    const [first] = (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split(
      '\n',
    );
    process.kill(Number(first), 'SIGKILL');
    expect(await askPatiently(server.url, 'SELECT text FROM survivors')).toEqual([['committed']]);
    await server.stop();
  });
});
