import pg from 'pg';

import { CITUS_SETTINGS, distribute } from '../../../src/cli/distribute-database.js';
import { createDataSource } from '../../../src/app/create-data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';

/** The URLs of the nodes of a Citus cluster without their databases, the coordinator first; see `npm run tools -- test-citus`. */
const NODES = (process.env.CITUS_NODES ?? '').split(',').filter((url) => url !== '');

/** Whether the suites run on a cluster. */
export const onCitus = (): boolean => NODES.length > 0;

/** A row for each session of this database that waits for a lock, on any node of the cluster. */
export const WAITING_ON_CITUS = `
  SELECT 1 FROM run_command_on_all_nodes($$ SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' $$), generate_series(1, result::int)`;

/** Makes a migrated and distributed database to be copied; returns its URL on the coordinator. */
export async function makeCitusTemplate(): Promise<string> {
  const [coordinator = '', ...workers] = NODES;
  await dropOnCitus(...(await workerDatabases()));
  await onEachNode('postgres', ['DROP DATABASE IF EXISTS template WITH (FORCE)', 'CREATE DATABASE template']);
  await onEachNode('template', ['CREATE EXTENSION citus']);
  const url = databaseOf(coordinator, 'template');
  const { hostname, port } = new URL(url);
  const nodes = workers.map((worker) => new URL(worker));
  await onNode(url, [
    `SELECT citus_set_coordinator_host('${hostname}', ${port})`,
    ...nodes.map((node) => `SELECT citus_add_node('${node.hostname}', ${node.port})`),
  ]);
  const source = await createDataSource(url).initialize();
  await migrate(source).finally(() => source.destroy());
  await distribute(url, () => undefined);
  await onEachNode('postgres', ['ALTER DATABASE template ALLOW_CONNECTIONS false']);
  return url;
}

/** Copies the template on each node; what a database sets for its sessions is not copied with it. */
export async function copyCitusTemplate(name: string): Promise<void> {
  await onEachNode('postgres', [
    // The daemon of Citus stays connected, and nobody can copy a database meanwhile.
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = 'template'`,
    `CREATE DATABASE ${name} TEMPLATE template`,
    ...Object.entries(CITUS_SETTINGS).map(
      ([setting, value]) => `ALTER DATABASE ${name} SET ${setting} = ${value}`,
    ),
  ]);
}

export const dropOnCitus = (...names: string[]): Promise<void> =>
  onEachNode(
    'postgres',
    names.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );

/** Connections to the servers of all nodes. */
export const citusNodes = (): Promise<pg.Client[]> =>
  Promise.all(
    NODES.map(async (node) => {
      const client = new pg.Client({ connectionString: databaseOf(node, 'postgres') });
      await client.connect();
      return client;
    }),
  );

/** The databases of an earlier run. */
async function workerDatabases(): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseOf(NODES[0] ?? '', 'postgres') });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `SELECT datname FROM pg_database WHERE datname ~ '^worker_[0-9]+$'`,
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

async function onEachNode(database: string, statements: readonly string[]): Promise<void> {
  for (const node of NODES) await onNode(databaseOf(node, database), statements);
}

async function onNode(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseOf(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
