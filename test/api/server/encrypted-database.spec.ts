import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { restoreBackup } from '../../../src/cli/restore-backup.js';
import { writeBackup } from '../../../src/cli/write-backup.js';
import { closeDatabase, openDatabase } from '../../../src/app/open-database.js';
import { readConfig } from '../../../src/platform/config/config.js';
import { databaseUrlOf } from '../../../src/platform/database/data-source.js';
import { driverOptions, libpqUrl } from '../../../src/platform/database/tls.js';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { FanOut } from '../../../src/platform/sockets/fan-out.js';
import { encryptConnections } from '../../support/database/encrypted.js';

const SESSIONS = `
  SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
  WHERE datname = 'motley' AND pid <> pg_backend_pid()`;
const MIGRATIONS = 'SELECT name FROM migrations ORDER BY id';

describe('a database that accepts encrypted connections only, with a certificate that it signed itself', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let certificate: string;
  /** Warnings of the driver, which the operator would see. */
  const warnings: string[] = [];
  const onWarning = ({ message }: Error): void => void warnings.push(message);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'motley-tls-'));
    postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    certificate = await encryptConnections(postgres.url, folder);
    process.on('warning', onWarning);
  });

  afterAll(async () => {
    process.off('warning', onWarning);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The URL with these parameters, under the name in the certificate. */
  function urlWith(parameters: Record<string, string | undefined>, database = 'motley'): string {
    const url = new URL(postgres.url);
    url.hostname = 'localhost';
    url.pathname = `/${database}`;
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  async function rowsAt(sql: string, database = 'motley'): Promise<unknown[]> {
    const client = new pg.Client(driverOptions(urlWith({ sslmode: 'require' }, database)));
    await client.connect();
    try {
      return (await client.query({ text: sql, rowMode: 'array' })).rows;
    } finally {
      await client.end();
    }
  }

  /** Opens the database as the start does, with the connections of sockets, and returns which of them are encrypted. */
  async function encryptionOf(url: string): Promise<unknown[]> {
    const sources = await openDatabase(url, readConfig({ DATABASE_URL: url }));
    const fanOut = new FanOut(databaseUrlOf(sources.interactive));
    try {
      await Promise.all([sources.interactive.query('SELECT 1'), sources.imports.query('SELECT 1')]);
      return await rowsAt(SESSIONS);
    } finally {
      await fanOut.end();
      await closeDatabase(sources);
    }
  }

  it.each([
    { sslmode: undefined },
    { sslmode: 'allow' },
    { sslmode: 'prefer' },
    { sslmode: 'require' },
    { sslmode: 'no-verify' },
    { ssl: 'true' },
  ])('is used without a look at the certificate with %j', async (parameters) => {
    expect(await encryptionOf(urlWith(parameters))).toEqual([[true]]);
    expect(warnings).toEqual([]);
  });

  it.each(['require', 'verify-ca', 'verify-full'])(
    'is used with sslmode=%s and its sslrootcert',
    async (sslmode) => {
      expect(await encryptionOf(urlWith({ sslmode, sslrootcert: certificate }))).toEqual([[true]]);
      expect(warnings).toEqual([]);
    },
  );

  it.each<[sslmode: string, complaint: (server: string) => string]>([
    ['disable', (server) => `${server} accepts encrypted connections only: set sslmode=require.`],
    [
      'verify-full',
      (server) =>
        `the certificate of ${server} is not signed by a known authority: add sslrootcert=/path/of/its/authority.pem.`,
    ],
  ])('is refused in one line with sslmode=%s', async (sslmode, complaint) => {
    const url = urlWith({ sslmode });
    await expect(encryptionOf(url)).rejects.toThrow(
      `DATABASE_URL does not work: ${complaint(new URL(url).host)}`,
    );
  });

  it('is refused under a name that is not in its certificate, unless the name need not be', async () => {
    const url = new URL(urlWith({ sslmode: 'verify-full', sslrootcert: certificate }));
    url.hostname = '127.0.0.1';
    await expect(encryptionOf(url.href)).rejects.toThrow(
      `DATABASE_URL does not work: the certificate of ${url.host} is for another host: use a name that it contains, or sslmode=verify-ca.`,
    );
    url.searchParams.set('sslmode', 'verify-ca');
    expect(await encryptionOf(url.href)).toEqual([[true]]);
  });

  it('is reached as a replica, which it is not', async () => {
    await rowsAt('CREATE DATABASE another');
    const url = urlWith({ sslmode: 'require' });
    const replica = urlWith({ sslmode: 'verify-full', sslrootcert: certificate }, 'another');
    const config = readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica });
    await expect(openDatabase(url, config)).rejects.toThrow(
      'DATABASE_REPLICA_URL is no replica of this database.',
    );
  });

  it.each([undefined, 'require', 'no-verify', 'verify-full'])(
    'is backed up and restored with sslmode=%s',
    async (sslmode) => {
      const parameters = { sslmode, sslrootcert: sslmode === 'verify-full' ? certificate : undefined };
      const database = `restored_${String(sslmode).replaceAll('-', '_')}`;
      const file = join(folder, `${database}.backup`);
      await closeDatabase(await openDatabase(urlWith(parameters), readConfig({})));
      await rowsAt(`CREATE DATABASE ${database}`);
      await writeBackup(urlWith(parameters), file);
      await restoreBackup(file, urlWith(parameters, database));
      const restored = await rowsAt(MIGRATIONS, database);
      expect(restored).toEqual(await rowsAt(MIGRATIONS));
      expect(restored).not.toEqual([]);
    },
  );
});

describe('a database that does not encrypt', () => {
  it('is reported where encryption is required, and used where it is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'motley-plain-'));
    const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    const url = new URL(postgres.url);
    url.searchParams.set('sslmode', 'require');
    await expect(openDatabase(url.href, readConfig({}))).rejects.toThrow(
      `DATABASE_URL does not work: ${url.host} does not encrypt connections: enable TLS there, or set sslmode=disable.`,
    );
    url.searchParams.set('sslmode', 'prefer');
    await closeDatabase(await openDatabase(url.href, readConfig({})));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
});

describe('the URL for the programs of PostgreSQL', () => {
  const forLibpq = (parameters: string): string =>
    new URL(libpqUrl(`postgres://me:p%40ss@db.example/motley?${parameters}`)).search;

  it.each([
    ['', '?sslmode=prefer'],
    ['sslmode=require', '?sslmode=require'],
    ['sslmode=no-verify&sslrootcert=/ca.pem', '?sslmode=require'],
    ['ssl=true', '?sslmode=require'],
    ['uselibpqcompat=true&sslmode=verify-ca&sslrootcert=/ca.pem', '?sslmode=verify-ca&sslrootcert=%2Fca.pem'],
    ['sslmode=verify-full', '?sslmode=verify-full&sslrootcert=system'],
    ['options=-c%20jit%3Doff', '?options=-c%20jit%3Doff&sslmode=prefer'],
  ])('has for %j the parameters %j', (parameters, expected) => expect(forLibpq(parameters)).toBe(expected));
});
