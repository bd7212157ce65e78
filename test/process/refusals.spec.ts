import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { jest } from '@jest/globals';

import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { aDataFolder, cleanUp, start, START } from './support/motley.js';

jest.setTimeout(180_000);

const DEVELOP = [process.execPath, 'scripts/dev.mjs'];

/** Starts Motley, which must fail, and returns its output. */
async function complaintOf(
  environment: Record<string, string>,
  command: readonly string[] = START,
): Promise<string[]> {
  const motley = start({ MOTLEY_DATA: await aDataFolder(), ...environment }, command);
  const { code, complaint } = await motley.ended;
  expect(code).toBe(1);
  return complaint.trimEnd().split('\n');
}

/** A port that another program listens on. */
function aTakenPort(): Promise<{ port: number; free: () => void }> {
  const other = createServer();
  return new Promise((resolve) => {
    other.listen(0, () =>
      resolve({ port: (other.address() as AddressInfo).port, free: () => other.close() }),
    );
  });
}

describe('npm start reports in one line, without a stack trace,', () => {
  afterAll(cleanUp);

  it('that the port is taken', async () => {
    const { port, free } = await aTakenPort();
    expect(await complaintOf({ PORT: String(port) })).toEqual([
      `Port ${port} is taken by another program: stop it, or set PORT to a free one.`,
    ]);
    free();
  });

  it('that a variable is unknown, and all faults of the others', async () => {
    expect(await complaintOf({ DATABASE_URI: 'postgres://db/motley', PORT: 'http' })).toEqual([
      'DATABASE_URI is not a variable of Motley: did you mean DATABASE_URL?',
      'PORT=http must be a whole number from 0 to 65535.',
    ]);
  });

  it('that it is already running on the same data, as npm run dev does', async () => {
    const dataDir = await aDataFolder();
    const first = start({ MOTLEY_DATA: dataDir });
    await first.address;
    for (const command of [START, DEVELOP])
      expect(await complaintOf({ MOTLEY_DATA: dataDir }, command)).toEqual([
        `Motley is already running on this data (process ${first.pid}): stop it first, or set MOTLEY_DATA.`,
      ]);
    expect((await fetch(`${await first.address}/readyz`)).status).toBe(200);
    await first.end('SIGTERM');
  });
});

describe('npm start reports in one line a fault of DATABASE_URL:', () => {
  let postgres: EmbeddedPostgres;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: await aDataFolder(), durable: false });
  });

  afterAll(async () => {
    await postgres.stop();
    await cleanUp();
  });

  const changed = (change: (url: URL) => void): string => {
    const url = new URL(postgres.url);
    change(url);
    return url.href;
  };

  it.each<[what: string, change: (url: URL) => void, complaint: (url: URL) => string]>([
    ['nobody listens', (url) => (url.port = '1'), () => 'nothing listens on 127.0.0.1:1'],
    ['no such host', (url) => (url.hostname = 'nowhere.invalid'), () => 'there is no host nowhere.invalid'],
    [
      'wrong password',
      (url) => (url.password = 'wrong'),
      ({ host }) => `${host} refuses the password of motley`,
    ],
    [
      'no such database',
      (url) => (url.pathname = '/nothing'),
      ({ host }) => `${host} has no database nothing`,
    ],
  ])('%s', async (_what, change, complaint) => {
    expect(await complaintOf({ DATABASE_URL: changed(change) })).toEqual([
      `DATABASE_URL does not work: ${complaint(new URL(postgres.url))}.`,
    ]);
  });

  it('another scheme', async () => {
    expect(await complaintOf({ DATABASE_URL: 'mysql://root:secret@db/motley' })).toEqual([
      'DATABASE_URL must start with postgres:// or postgresql://.',
    ]);
  });
});

/** Runs a command with a small disk mounted at `folder`; null if the system does not allow it. */
function onSmallDisk(folder: string, command: readonly string[]): string[] | null {
  const uid = process.getuid?.() ?? 0;
  const mount = `mount -t tmpfs -o size=16m,mode=0755 tmpfs '${folder}' && exec "$0" "$@"`;
  const inside = (words: readonly string[]): string[] =>
    uid === 0
      ? ['unshare', '--mount', 'sh', '-c', mount, ...words]
      : [
          'unshare',
          '--user',
          '--map-root-user',
          '--mount',
          'sh',
          '-c',
          mount,
          'unshare',
          '--user',
          `--map-user=${uid}`,
          `--map-group=${uid}`,
          ...words,
        ];
  const [program = '', ...args] = inside(['true']);
  return spawnSync(program, args).status === 0 ? inside(command) : null;
}

describe('npm start on a full disk', () => {
  afterAll(cleanUp);

  it('reports it in one line', async () => {
    const dataDir = await aDataFolder();
    const command = onSmallDisk(dataDir, START);
    if (command === null) {
      process.stderr.write(
        'This account may not mount a small disk: the start on a full disk was not tried.\n',
      );
      return;
    }
    expect(await complaintOf({ MOTLEY_DATA: dataDir }, command)).toEqual([
      expect.stringMatching(/^The disk is full: /),
    ]);
  });
});
