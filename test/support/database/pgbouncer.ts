import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { freePort } from '../../../src/platform/postgres/free-port.js';
import { chooseAccount } from '../../../src/platform/postgres/server-account.js';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Whether the PgBouncer of Debian is installed: `apt-get install pgbouncer`. */
export const hasPgBouncer = existsSync(PROGRAM);

export interface PgBouncer {
  /** The database through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts PgBouncer in front of the database at `databaseUrl`. */
export async function startPgBouncer(databaseUrl: string, settings: string[]): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'motley-pgbouncer-'));
  await chmod(folder, 0o755);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const database = `host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(
    file,
    [
      '[databases]',
      `motley = ${database}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = any',
      ...settings,
    ].join('\n'),
  );
  const account = await chooseAccount(PROGRAM, file);
  const [program, args] = account.command(PROGRAM, ['-q', file]);
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  while (!(await listens(own))) await pause(50);
  return {
    url: `postgres://motley@127.0.0.1:${own}/motley`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
