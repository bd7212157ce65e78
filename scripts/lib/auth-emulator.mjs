import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { npm, ROOT, runQuietly } from './run.mjs';

const PACKAGE = join(ROOT, 'test', 'firebase');
const PROGRAM = join(PACKAGE, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
/** Projects whose names begin like this never reach Google. */
export const PROJECT = 'demo-motley';

/** A quarter of a gigabyte, and so no part of any other installation. */
export async function ensureEmulator() {
  if (existsSync(PROGRAM)) return;
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await runQuietly('Installing the Auth emulator', ...npm(flags), { cwd: PACKAGE });
}

/** Starts the Auth emulator on free ports; answers its host and port, and how to stop it. */
export async function startEmulator() {
  const folder = mkdtempSync(join(tmpdir(), 'motley-firebase-'));
  const [auth, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  const at = (port) => ({ host: '127.0.0.1', port });
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const child = spawn(
    process.execPath,
    [PROGRAM, 'emulators:start', '--only', 'auth', '--project', PROJECT],
    {
      cwd: folder,
      // Its own settings belong to whoever runs the tests.
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1' },
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${auth}`;
  const isUp = await Promise.race([ended.then(() => false), answers(host)]);
  if (isUp) return { host, stop };
  await stop();
  throw new Error('The Auth emulator did not start.');
}

async function answers(host) {
  for (let tries = 0; tries < 240; tries += 1) {
    const reply = await fetch(`http://${host}/`).catch(() => null);
    if (reply?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}

function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
