import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';

import { ROOT } from '../../scripts/lib/run.mjs';
import type { MemoryLimit } from './memory-limit.ts';
import type { Sample } from './watch.mjs';

export type LimitedServer = Awaited<ReturnType<typeof startLimited>>;

const WATCH = fileURLToPath(new URL('watch.mjs', import.meta.url));
const END_WITH_PARENT = fileURLToPath(new URL('../lib/end-with-parent.mjs', import.meta.url));

/** The product with its own limits on memory and callers; only what one machine could not storm past is raised. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  JWT_SECRET: 'the secret of the storms, which is long enough',
  SIGN_UP_LIMIT: '1000000',
  SIGN_IN_LIMIT: '1000000',
  SIGN_IN_ADDRESS_LIMIT: '1000000',
  ANONYMOUS_RATE_LIMIT: '1000000',
  API_RATE_LIMIT: '1000000',
  DETAILS_RATE_LIMIT: '1000000',
  IMPORT_LIMIT: '1000000',
  IMPORT_TEXT_LIMIT: '1000000000',
};

/** Starts the compiled server on a database under a limit of memory; answers once it serves. */
export async function startLimited(
  databaseUrl: string,
  dataDir: string,
  limit: Pick<MemoryLimit, 'command'>,
) {
  const words = ['--import', END_WITH_PARENT, '--import', WATCH, 'dist/src/main.js'];
  const [program = process.execPath, ...args] = limit.command([process.execPath, ...words]);
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...SETTINGS, MOTLEY_DATA: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child as ChildProcessWithoutNullStreams;
  const chunks: Buffer[] = [];
  for (const output of [stdout, stderr]) output.on('data', (chunk: Buffer) => chunks.push(chunk));
  const server = { isAlive: true, ending: '', stall: 0, rss: 0, peak: 0 };
  const ended = new Promise<null>((resolve) =>
    child.once('exit', (code, signal) => {
      server.isAlive = false;
      server.ending = String(signal ?? code);
      resolve(null);
    }),
  );
  child.on('message', (message) => {
    const { stall, rss } = message as Sample;
    server.stall = Math.max(server.stall, stall);
    server.rss = rss;
    server.peak = Math.max(server.peak, rss);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(timer);
  };
  const said = () => Buffer.concat(chunks).toString();
  const origin = await Promise.race([addressIn(stdout, said), ended]);
  if (origin === null) throw new Error(`The server did not start: ${said()}`);
  return Object.assign(server, { origin, stop });
}

const addressIn = (output: Readable, said: () => string): Promise<string> =>
  new Promise((resolve) => {
    output.on('data', () => {
      const address = /Motley is ready: (\S+)/.exec(said())?.[1];
      if (address !== undefined) resolve(address);
    });
  });
