import pg from 'pg';
import type { DataSource } from 'typeorm';

import { migrations } from '../../../migrations/index.js';
import { requireCode } from '../../../migrations/require-code.js';
import { closeDatabase, openDatabase } from '../../../src/app/open-database.js';
import { BootError } from '../../../src/platform/errors/boot.error.js';
import { readConfig } from '../../../src/platform/config/config.js';
import { codeOf } from '../../../src/platform/database/compatibility.js';
import { INTERACTIVE_POOL, postgres } from '../../../src/platform/database/data-source.js';
import { ownDatabase } from '../../support/database/worker-database.js';

const WORKER = process.env.JEST_WORKER_ID ?? '1';
const OWN = codeOf(migrations.map((Migration) => new Migration()));

/** A database with the current schema, changed by a future release. */
async function aDatabase(name: string, ...changes: string[]): Promise<string> {
  const url = await ownDatabase(`${name}_${WORKER}`);
  for (const change of changes) await query(url, change);
  return url;
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** Opens it like a start; returns the error for the operator, or null. */
async function complaintOf(url: string): Promise<readonly string[] | null> {
  try {
    await closeDatabase(await openDatabase(url, readConfig({})));
    return null;
  } catch (error) {
    if (!(error instanceof BootError)) throw error;
    return error.lines;
  }
}

const newerMigration = `INSERT INTO migrations (timestamp, name) VALUES (${OWN + 1}, 'Tomorrow${OWN + 1}')`;
const minCode = (code: number): string => `UPDATE schema_compatibility SET min_code = ${code}`;

describe('older code', () => {
  it('starts on a database with unknown migrations, as a previous release must', async () => {
    const url = await aDatabase('newer', newerMigration, minCode(OWN));
    expect(await complaintOf(url)).toBeNull();
  });

  it('refuses a database that needs newer code, in one line', async () => {
    const url = await aDatabase('much_newer', newerMigration, minCode(OWN + 1));
    expect(await complaintOf(url)).toEqual([
      `This database was changed by a newer release of Motley (it needs code ${OWN + 1}, this is ${OWN}): ` +
        'start that release, or restore a backup from before the upgrade.',
    ]);
  });

  it('changes nothing in a database it refuses', async () => {
    const newest = migrations.map((Migration) => new Migration().name).at(-1);
    const url = await aDatabase(
      'untouched',
      `DELETE FROM migrations WHERE name = '${newest}'`,
      minCode(OWN + 1),
    );
    expect(await complaintOf(url)).toHaveLength(1);
    expect(await query(url, `SELECT name FROM migrations WHERE name = '${newest}'`)).toEqual([]);
  });

  it('accepts a database of a release that did not store the version yet', async () => {
    const url = await ownDatabase(`first_${WORKER}`);
    await query(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const first = postgres(url, { entities: [], migrations: migrations.slice(0, 1) }, INTERACTIVE_POOL);
    await (await first.initialize()).runMigrations();
    await first.destroy();
    expect(await complaintOf(url)).toBeNull();
    expect(await query(url, 'SELECT min_code FROM schema_compatibility')).toHaveLength(1);
  });
});

describe('a migration that breaks older code', () => {
  it('raises the stored version and never lowers it', async () => {
    const url = await aDatabase('raised');
    const source: DataSource = await postgres(
      url,
      { entities: [], migrations: [] },
      INTERACTIVE_POOL,
    ).initialize();
    const runner = source.createQueryRunner();
    for (const code of [OWN, OWN - 1]) await requireCode(runner, code);
    await runner.release();
    await source.destroy();
    expect(await query(url, 'SELECT min_code FROM schema_compatibility')).toEqual([{ min_code: OWN }]);
  });
});
