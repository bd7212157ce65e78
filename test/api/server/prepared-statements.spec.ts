import { Database } from '../../../src/platform/database/database.js';
import { part, useApp } from '../../support/server/app.js';

// The fewest connections there may be; one after the other, all statements run on the same.
useApp({ databasePool: 2 });

const COLOURS = 'SELECT name FROM colour WHERE id > $1 ORDER BY id';

const names = (): Promise<{ name: string }[]> => part(Database).query(COLOURS, [0]);

afterEach(() => part(Database).query('DROP TABLE colour'));

it('a prepared statement goes on when a migration of a newer release changes its table', async () => {
  const database = part(Database);
  await database.query('CREATE TABLE colour (id integer PRIMARY KEY, name text)');
  await database.query(`INSERT INTO colour VALUES (1, 'red')`);
  // After five executions, PostgreSQL keeps a plan.
  for (let run = 0; run < 7; run += 1) expect(await names()).toEqual([{ name: 'red' }]);
  await database.query('ALTER TABLE colour ADD shade integer DEFAULT 3');
  await database.query('CREATE INDEX index_colour_name ON colour (name)');
  await database.query(`INSERT INTO colour VALUES (2, 'blue', 4)`);
  expect(await names()).toEqual([{ name: 'red' }, { name: 'blue' }]);
});

it('a refused statement leaves its connection usable', async () => {
  const database = part(Database);
  await database.query('CREATE TABLE colour (id integer PRIMARY KEY, name text)');
  const backend = async (): Promise<unknown> =>
    database.query('SELECT pg_backend_pid() AS pid WHERE $1', [true]);
  const before = await backend();
  await expect(database.query('INSERT INTO colour VALUES ($1), ($1)', [1])).rejects.toMatchObject({
    code: '23505',
  });
  expect(await backend()).toEqual(before);
});
