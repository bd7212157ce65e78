import pg from 'pg';

import { closeDatabase, openDatabase } from '../../../src/app/open-database.js';
import { readConfig } from '../../../src/platform/config/config.js';
import { hasOtherSecret } from '../../../src/platform/database/secret-fingerprint.js';
import { ownDatabase } from '../../support/database/worker-database.js';

const WORKER = process.env.JEST_WORKER_ID ?? '1';

async function queryAt(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

it('a database that cannot store every text is refused, with what to do', async () => {
  const url = new URL(await ownDatabase(`encoding_${WORKER}`));
  const name = `ascii_${WORKER}`;
  await queryAt(url.href, `DROP DATABASE IF EXISTS ${name}`);
  await queryAt(
    url.href,
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`,
  );
  url.pathname = `/${name}`;
  await expect(openDatabase(url.href, readConfig({}))).rejects.toThrow(
    "This database has the encoding SQL_ASCII: create one with ENCODING 'UTF8' TEMPLATE template0",
  );
  expect(await queryAt(url.href, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
});

it('a secret that differs from that of the last process is noticed once, and not kept in the database', async () => {
  const url = await ownDatabase(`secrets_${WORKER}`);
  const sources = await openDatabase(url, readConfig({}));
  const [one, other] = ['one secret of this instance, long enough', 'another one of it, also long enough'];
  const isOther = (secret: string): Promise<boolean> => hasOtherSecret(sources.interactive, secret);
  expect(await isOther(one)).toBe(false);
  expect(await isOther(one)).toBe(false);
  expect(await isOther(other)).toBe(true);
  expect(await isOther(other)).toBe(false);
  expect(await isOther(one)).toBe(true);
  const [row] = await queryAt(url, 'SELECT secret_fingerprint FROM schema_compatibility');
  expect(row).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  await closeDatabase(sources);
});
