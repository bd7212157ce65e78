import pg from 'pg';

import { withSession } from '../platform/backup/session.js';
import { BootError } from '../platform/errors/boot.error.js';
import { contentTables, references } from './content-tables.js';

/** Tables that project tables refer to: each node has all of their rows. */
const SHARED = ['app_user'];

/**
 * Settings for sessions on all nodes: triggers may change counters of the same project, which are on the same node;
 * ids, which order the history, come from the coordinator alone; one connection per node, because a transaction that
 * has used several cannot delete a user; the plans that a transaction requests; and dates inside JSON in UTC.
 */
export const CITUS_SETTINGS = {
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.enable_repartitioned_insert_select': 'off',
  'citus.multi_shard_modify_mode': 'sequential',
  'citus.max_adaptive_executor_pool_size': '1',
  'citus.propagate_set_commands': 'local',
  timezone: 'UTC',
};

const NODES = `
  SELECT count(*) FILTER (WHERE groupid = 0) AS coordinators, count(*) FILTER (WHERE groupid > 0) AS workers
  FROM pg_dist_node WHERE isactive`;

const TRIGGERS = `
  SELECT t.tgrelid::regclass::text AS "table", t.tgname AS name, pg_get_triggerdef(t.oid) AS definition
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relname = ANY ($1) AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`;

/** The functions of the schema, without those of extensions. */
const DISTRIBUTE_FUNCTIONS = `
  SELECT create_distributed_function(p.oid::regprocedure) FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

type Say = (line: string) => void;

interface Trigger {
  table: string;
  name: string;
  definition: string;
}

/**
 * Distributes the tables of projects with their rows over the workers of a Citus cluster, by project, in one transaction.
 * What is distributed already stays as it is.
 * @param url the database of the coordinator, migrated
 * @throws BootError for the operator
 */
export function distribute(url: string, say: Say): Promise<void> {
  return withSession(url, async (client) => {
    await assertCluster(client);
    const content = await contentTables(client);
    const { rows } = await client.query<{ name: string }>(
      'SELECT table_name::text AS name FROM citus_tables',
    );
    const distributed = rows.map(({ name }) => name);
    const missing = [...content, ...SHARED].filter((table) => !distributed.includes(table));
    if (missing.length === 0) return say('The tables of projects are distributed already.');
    await set(client);
    await client.query('BEGIN');
    await distributeTables(client, { content, missing, say });
    await client.query('COMMIT');
  });
}

async function assertCluster(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT FROM pg_extension WHERE extname = 'citus'`);
  if (rows.length === 0)
    throw new BootError(
      'This database has no Citus: create the extension in it and in the databases of the same name on the workers, ' +
        'and add these with citus_add_node.',
    );
  const { rows: nodes } = await client.query<{ coordinators: number; workers: number }>(NODES);
  if (!nodes[0]?.coordinators)
    throw new BootError(
      'The cluster does not know its coordinator: run SELECT citus_set_coordinator_host(name).',
    );
  if (!nodes[0].workers)
    throw new BootError('The cluster has no workers: add them with SELECT citus_add_node(name, port).');
}

/** For this session and for later ones: the coordinator informs the workers. */
async function set(client: pg.Client): Promise<void> {
  const database = pg.escapeIdentifier(client.database ?? '');
  for (const [name, value] of Object.entries(CITUS_SETTINGS)) {
    await client.query(`SET ${name} = ${value}`);
    await client.query(`ALTER DATABASE ${database} SET ${name} = ${value}`);
  }
}

interface Wish {
  content: readonly string[];
  missing: readonly string[];
  say: Say;
}

/** Citus distributes a table only without references and triggers, so they are made again afterwards. */
async function distributeTables(client: pg.Client, { content, missing, say }: Wish): Promise<void> {
  // The rows of one table may refer to those of another node, until all are in their place.
  await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
  const concerned = (await references(client)).filter(
    ({ table, target }) => missing.includes(table) || missing.includes(target),
  );
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS, [missing]);
  for (const { table, name } of concerned) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { table, name } of triggers) await client.query(`DROP TRIGGER ${name} ON ${table}`);
  await client.query(DISTRIBUTE_FUNCTIONS);

  for (const table of missing) {
    await client.query(statementFor(table));
    say(SHARED.includes(table) ? `${table}: a copy on each node.` : `${table}: distributed by project.`);
  }
  for (const table of missing)
    await client.query(`SELECT truncate_local_data_after_distributing_table('${table}')`);

  for (const { table, name, target, definition } of concerned) {
    if (content.includes(target) && !content.includes(table))
      say(`${table}: without ${name}, because this table stays on the coordinator; Motley deletes its rows.`);
    else await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
  for (const { definition } of triggers) await client.query(definition);
  say('References and triggers were made again.');
}

function statementFor(table: string): string {
  if (SHARED.includes(table)) return `SELECT create_reference_table('${table}')`;
  if (table === 'project') return `SELECT create_distributed_table('project', 'id')`;
  return `SELECT create_distributed_table('${table}', 'project_id', colocate_with => 'project')`;
}
