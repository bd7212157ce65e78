import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { ROOT } from '../lib/run.mjs';

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
};

/** Starts the compiled server on a database under a limit of memory; answers once it serves. */
export async function startLimited(databaseUrl, dataDir, limit) {
  const words = ['--import', END_WITH_PARENT, '--import', WATCH, 'dist/src/main.js'];
  const [program, ...args] = limit.command([process.execPath, ...words]);
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...SETTINGS, MOTLEY_DATA: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  const said = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => said.push(chunk));
  const server = { isAlive: true, ending: '', stall: 0, rss: 0, peak: 0 };
  const ended = new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      server.isAlive = false;
      server.ending = String(signal ?? code);
      resolve();
    }),
  );
  child.on('message', ({ stall, rss }) => {
    server.stall = Math.max(server.stall, stall);
    server.rss = rss;
    server.peak = Math.max(server.peak, rss);
  });
  server.stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(timer);
  };
  server.said = () => Buffer.concat(said).toString();
  server.origin = await Promise.race([addressIn(child.stdout, server.said), ended.then(() => null)]);
  if (server.origin === null) throw new Error(`The server did not start: ${server.said()}`);
  return server;
}

const addressIn = (output, said) =>
  new Promise((resolve) => {
    output.on('data', () => {
      const ready = /Motley is ready: (\S+)/.exec(said());
      if (ready) resolve(ready[1]);
    });
  });
