import { cp, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import { aDataFolder, cleanUp, start } from '../../process/support/motley.js';
import { caller, register } from '../../process/support/caller.js';

const PUT_BACK = 'put back a copy of the data folder, or restore a backup into a new MOTLEY_DATA';
const PAGE_BYTES = 8_192;

/** The files of a data folder and of its tables. */
interface Folder {
  dataDir: string;
  home: string;
  password: string;
  cluster: string;
}

const folderAt = (dataDir: string): Folder => {
  const home = join(dataDir, 'postgres');
  return { dataDir, home, password: join(home, 'password'), cluster: join(home, 'cluster') };
};

/** Starts Motley, which must fail, and returns its output. */
async function complaintOf({ dataDir }: Folder): Promise<string[]> {
  const motley = start({ MOTLEY_DATA: dataDir });
  // If it starts all the same, the test does not wait for its end.
  motley.address.then(
    () => motley.end('SIGKILL'),
    () => undefined,
  );
  const { code, complaint } = await motley.ended;
  expect(code).toBe(1);
  return complaint.trimEnd().split('\n');
}

/** Overwrites the first page of a file with invalid data. */
async function damage(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, 0);
  await file.close();
}

describe('npm start on damaged data', () => {
  let original: Folder;
  /** Files of a table of ours and of a catalogue of PostgreSQL, within the cluster. */
  let files: { migrations: string; catalogue: string };

  beforeAll(async () => {
    original = folderAt(await aDataFolder());
    const motley = start({ MOTLEY_DATA: original.dataDir });
    const address = await motley.address;
    await register(address);
    files = await filesOf(original);
    await motley.end('SIGTERM');
  });
  afterAll(cleanUp);

  async function aCopy(): Promise<Folder> {
    const copy = folderAt(await aDataFolder());
    await cp(original.dataDir, copy.dataDir, { recursive: true });
    return copy;
  }

  it('reports an empty password of the database', async () => {
    const folder = await aCopy();
    await writeFile(folder.password, '');
    expect(await complaintOf(folder)).toEqual([`${folder.password} is empty: ${PUT_BACK}.`]);
  });

  it('reports a missing password of the database', async () => {
    const folder = await aCopy();
    await rm(folder.password);
    expect(await complaintOf(folder)).toEqual([`${folder.password} cannot be read (ENOENT): ${PUT_BACK}.`]);
  });

  it('reports a wrong password of the database', async () => {
    const folder = await aCopy();
    await writeFile(folder.password, 'of/another@database');
    expect(await complaintOf(folder)).toEqual([
      `${folder.password} is not the password of the embedded database: put back the one of before.`,
    ]);
  });

  it.each(['migrations', 'catalogue'] as const)('says that a page is damaged: of %s', async (table) => {
    const folder = await aCopy();
    await damage(join(folder.cluster, files[table]));
    expect(await complaintOf(folder)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The embedded database in ${folder.home} is damaged \\(.*invalid page.*\\): ` +
            'restore a backup into a new MOTLEY_DATA\\.$',
        ),
      ),
    ]);
  });

  it('reports a damaged control file', async () => {
    const folder = await aCopy();
    await damage(join(folder.cluster, 'global/pg_control'));
    expect(await complaintOf(folder)).toEqual([
      'The embedded PostgreSQL does not start: FATAL:  database files are incompatible with server',
    ]);
  });

  it('does not replace a missing database by an empty one', async () => {
    const folder = await aCopy();
    await rm(folder.cluster, { recursive: true });
    expect(await complaintOf(folder)).toEqual([
      `${folder.cluster} is missing, while ${folder.password} is there: ${PUT_BACK}; ` +
        'delete that file only if there was no data yet.',
    ]);
    expect(await readdir(folder.home)).toEqual(['password']);
  });
});

describe('npm start after an interrupted first start', () => {
  afterAll(cleanUp);

  it.each<[when: string, leave: (folder: Folder) => Promise<unknown>]>([
    ['before the cluster was complete', ({ cluster }) => mkdir(`${cluster}.new/base`, { recursive: true })],
    [
      'by an earlier release',
      async ({ cluster, password }) => {
        await writeFile(password, 'half-made');
        await mkdir(`${cluster}.new/base`, { recursive: true });
      },
    ],
  ])('starts over: %s', async (_when, leave) => {
    const folder = folderAt(await aDataFolder());
    await mkdir(folder.home, { recursive: true });
    await writeFile(`${folder.password}.new`, 'half-made');
    await leave(folder);
    await serves(folder);
    expect((await readdir(folder.home)).sort()).toEqual(['cluster', 'password']);
  });

  it('continues if only the password file had not been renamed', async () => {
    const folder = folderAt(await aDataFolder());
    await serves(folder);
    const password = await readFile(folder.password, 'utf8');
    await cp(folder.password, `${folder.password}.new`);
    await rm(folder.password);
    await serves(folder);
    expect(await readFile(folder.password, 'utf8')).toBe(password);
  });
});

/** Starts, registers a user, and stops. */
async function serves({ dataDir }: Folder): Promise<void> {
  const motley = start({ MOTLEY_DATA: dataDir });
  const address = await motley.address;
  await caller(address, await register(address)).get('/projects');
  await motley.end('SIGTERM');
}

/** Reads the files of two tables from the running server of a folder. */
async function filesOf({ password, cluster }: Folder): Promise<{ migrations: string; catalogue: string }> {
  const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'motley',
    database: 'motley',
    password: await readFile(password, 'utf8'),
  });
  await client.connect();
  const { rows } = await client.query<{ migrations: string; catalogue: string }>(
    `SELECT pg_relation_filepath('migrations') AS migrations, pg_relation_filepath('pg_class') AS catalogue`,
  );
  await client.end();
  const [found] = rows;
  if (found === undefined) throw new Error('PostgreSQL names no files.');
  return found;
}
