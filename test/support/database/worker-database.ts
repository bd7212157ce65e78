import pg from 'pg';

import { copyCitusTemplate, dropOnCitus, onCitus } from './citus.js';

/** The URL of this worker's copy of the migrated template, created on first use. */
export function workerDatabase(): Promise<string> {
  const name = `worker_${process.env.JEST_WORKER_ID ?? '1'}`;
  return onServer(name, async (server) => {
    const found = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await copyTemplate(server, name);
  });
}

/** The URL of a new copy of the migrated template, replacing one of that name. */
export function ownDatabase(name: string): Promise<string> {
  return onServer(name, async (server) => {
    if (onCitus()) await dropOnCitus(name);
    else await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await copyTemplate(server, name);
  });
}

async function copyTemplate(server: pg.Client, name: string): Promise<void> {
  if (onCitus()) await copyCitusTemplate(name);
  else await server.query(`CREATE DATABASE ${name} TEMPLATE template`);
}

async function onServer(name: string, work: (server: pg.Client) => Promise<void>): Promise<string> {
  const template = process.env.TEST_TEMPLATE_URL;
  if (template === undefined) throw new Error('No test server: run this with `--selectProjects api`.');
  const server = new pg.Client({ connectionString: databaseOf(template, 'postgres') });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
  return databaseOf(template, name);
}

function databaseOf(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
