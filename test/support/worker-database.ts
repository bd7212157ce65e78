import pg from 'pg';

/** The URL of this worker's own copy of the migrated template, made when the worker first asks. */
export async function workerDatabase(): Promise<string> {
  const template = process.env.TEST_TEMPLATE_URL;
  if (template === undefined) throw new Error('No test server: run this with `--selectProjects api`.');
  const name = `worker_${process.env.JEST_WORKER_ID ?? '1'}`;
  const client = new pg.Client({ connectionString: databaseOf(template, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${name} TEMPLATE template`);
  } finally {
    await client.end();
  }
  return databaseOf(template, name);
}

function databaseOf(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
