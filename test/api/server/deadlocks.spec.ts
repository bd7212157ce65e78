import pg from 'pg';

import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { untilWaiting } from '../../support/database/locks.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { workerDatabase } from '../../support/database/worker-database.js';

// PostgreSQL detects a deadlock after a second, so the lock timeout must be longer.
useApp({ databaseLockTimeout: 20_000 });

const KEY = 'SELECT 1 FROM translation_key WHERE project_id = $1 FOR UPDATE';
const PROJECT = 'SELECT 1 FROM project WHERE id = $1 FOR NO KEY UPDATE';

const rename = ({ project, owner, key }: TestProject): Promise<Reply<KeyView>> =>
  as(owner).patch<KeyView>(routes.updateKey(project.id, key('title').id), { name: 'heading' });

const historyOf = (projectId: number) => part(Database).repository(History).countBy({ projectId });

/** A transaction that takes the locks of a rename in reverse order, and is never the victim. */
async function rival(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: await workerDatabase() });
  await client.connect();
  try {
    await client.query(`SET deadlock_timeout = '1min'`);
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

describe('a call that deadlocks with another transaction', () => {
  it('is aborted by PostgreSQL, retried once, and succeeds', async () => {
    const world = await aProject({ keys: ['title'] });
    const { id } = world.project;
    const { reply } = await new Promise<{ reply: Promise<Reply<KeyView>> }>((resolve, reject) => {
      rival(async (client) => {
        await client.query(KEY, [id]);
        const reply = rename(world);
        await untilWaiting();
        // The rename has locked the project and waits for the key: a deadlock.
        await client.query(PROJECT, [id]);
        resolve({ reply });
      }).catch(reject);
    });
    expect(await reply).toMatchObject({ status: 200, body: { name: 'heading' } });
    expect(await historyOf(id)).toBe(1);
  });

  it('twice answers 409 conflict, and changes nothing', async () => {
    const world = await aProject({ keys: ['title'] });
    const { id } = world.project;
    await rival(async (client) => {
      await client.query(KEY, [id]);
      const reply = rename(world);
      for (let round = 0; round < 2; round += 1) {
        await untilWaiting();
        await client.query('SAVEPOINT before');
        await client.query(PROJECT, [id]);
        // Releases the project, so that the retried call waits for the key again.
        await client.query('ROLLBACK TO before');
      }
      expect(await reply).toMatchObject({ status: 409, body: { error: 'conflict' } });
    });
    expect(await historyOf(id)).toBe(0);
    expect((await rename(world)).status).toBe(200);
  });
});

describe('a single statement outside a transaction', () => {
  it('is retried after a deadlock as well', async () => {
    const world = await aProject({ keys: [{ name: 'title', texts: { en: 'x' } }, 'other'] });
    const { id, keyId } = world.value('title', 'en');
    const path = routes.writeValue(world.project.id, keyId, id);
    const { reply } = await new Promise<{ reply: Promise<Reply<unknown>> }>((resolve, reject) => {
      rival(async (client) => {
        // The foreign key of the history locks the project after the text.
        await client.query('SELECT 1 FROM project WHERE id = $1 FOR UPDATE', [world.project.id]);
        const reply = as(world.owner).patch(path, { name: '' });
        await untilWaiting();
        await client.query('SELECT 1 FROM translation_value WHERE id = $1 FOR UPDATE', [id]);
        resolve({ reply });
      }).catch(reject);
    });
    expect(await reply).toMatchObject({ status: 200, body: { name: '' } });
    expect(await historyOf(world.project.id)).toBe(1);
  });
});
