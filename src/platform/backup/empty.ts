import { setTimeout } from 'node:timers/promises';

import type pg from 'pg';

import { BootError } from '../errors/boot.error.js';
import { contentsOf, migrationsOf } from './contents.js';

const DISCONNECT_TIMEOUT_MS = 2_000;

const OTHERS = `
  SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/**
 * A backup is only restored into a database without rows and without other connections, so that no data is lost.
 * @throws BootError otherwise
 */
export async function assertEmpty(client: pg.Client): Promise<void> {
  if (await hasOtherConnections(client))
    throw new BootError('Somebody is connected to this database: stop Motley before you restore.');
  const { tables } = await contentsOf(client);
  if (tables.length > 0 && (await migrationsOf(client)) === null)
    throw new BootError('This database holds tables of another program: restore into one of its own.');
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0)
      throw new BootError(`This database is in use (${name} has rows): restore into an empty one.`);
  }
}

/** PostgreSQL lists a closed connection for a moment longer, so this waits for it. */
async function hasOtherConnections(client: pg.Client): Promise<boolean> {
  const others = async (): Promise<boolean> => (await client.query(OTHERS)).rows.length > 0;
  const until = Date.now() + DISCONNECT_TIMEOUT_MS;
  let areThere = await others();
  while (areThere && Date.now() < until) {
    await setTimeout(DISCONNECT_TIMEOUT_MS / 20);
    areThere = await others();
  }
  return areThere;
}

const dropAll = (kind: string, identity: string, catalogue: string, where: string): string => `
  FOR one IN SELECT format('DROP ${kind} IF EXISTS %s CASCADE', ${identity}) AS statement FROM ${catalogue} c
    WHERE ${where} = current_schema()::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  LOOP EXECUTE one.statement; END LOOP;`;

/** Drops the empty tables and everything that belongs to them: a backup contains its own schema. */
export async function dropSchema(client: pg.Client): Promise<void> {
  await client.query(`DO $$ DECLARE one record; BEGIN
    ${dropAll('TABLE', 'c.oid::regclass', `(SELECT * FROM pg_class WHERE relkind = 'r')`, 'c.relnamespace')}
    ${dropAll('ROUTINE', 'c.oid::regprocedure', 'pg_proc', 'c.pronamespace')}
  END $$`);
}
