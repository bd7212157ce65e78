import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { freePort } from '../../../src/platform/postgres/free-port.js';
import { USER } from './servers.js';
import type { DatabaseServer } from './servers.js';

const PROGRAM = '/usr/sbin/haproxy';

type Role = 'primary' | 'standby';

/** Whether the HAProxy of Debian is installed: `apt-get install haproxy`. */
export const hasHaproxy = existsSync(PROGRAM);

/** A message of PostgreSQL's protocol: its type, unless it is the first, its length and its content. */
function message(type: string, content: Buffer): string {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]).toString('hex');
}

const PROTOCOL_3 = Buffer.from([0, 3, 0, 0]);
const START = message('', Buffer.concat([PROTOCOL_3, Buffer.from(`user\0${USER}\0database\0postgres\0\0`)]));
const ASK = message('Q', Buffer.from('SELECT pg_is_in_recovery()\0'));
/** One row of one column: `f`, it accepts writes. */
const IS_PRIMARY = message('D', Buffer.from([0, 1, 0, 0, 0, 1, 0x66]));

/**
 * Sends everything to the server that is the primary; connections to one that no longer is are closed. Before its first
 * checks HAProxy takes all servers for good ones: the standby is a backup, which gets nothing then.
 */
export const configuration = (port: number, { primary, standby }: Record<Role, DatabaseServer>): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen postgres
  bind 127.0.0.1:${port}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${START}
  tcp-check send-binary ${ASK}
  tcp-check expect binary ${IS_PRIMARY}
  default-server inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary.port} check
  server standby 127.0.0.1:${standby.port} check backup
`;

/** Starts HAProxy in front of the servers, and returns the URL of whichever is the primary. */
export async function startHaproxy(
  folder: string,
  servers: Record<Role, DatabaseServer>,
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(port, servers));
  const child = spawn(PROGRAM, ['-db', '-q', '-f', file], { stdio: 'ignore' });
  return { url: `postgres://${USER}@127.0.0.1:${port}/motley`, stop: () => void child.kill('SIGKILL') };
}
