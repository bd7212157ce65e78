import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installing, isInstalled } from '../../../scripts/lib/install.mjs';
import { fail, ROOT, run } from '../../../scripts/lib/run.mjs';
import { startServer, untilIt } from '../child-server.ts';

const PACKAGE = join('test', 'firebase');
const PROGRAM = join(ROOT, PACKAGE, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
/** Projects whose names begin like this never reach Google. */
export const PROJECT = 'demo-motley';

/** A quarter of a gigabyte, and so no part of any other installation. */
export async function ensureEmulator() {
  if (isInstalled(PACKAGE)) return;
  console.log('Installing the Auth emulator …');
  const code = await run(...installing('ci'), {
    cwd: join(ROOT, PACKAGE),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0)
    fail('The Auth emulator could not be installed: without npm’s registry, nothing was tested.');
}

/** Where an emulator can be started: an address nobody uses. */
export const anEmulatorHost = async () => `127.0.0.1:${await freePort()}`;

/** Starts the Auth emulator; answers how to stop it, and a promise that it is up. */
export async function startEmulator(host: string) {
  const folder = mkdtempSync(join(tmpdir(), 'motley-firebase-'));
  const [hub, logging] = await Promise.all([freePort(), freePort()]);
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const auth = at(Number(host.split(':')[1]));
  const emulators = { auth, hub: at(hub), logging: at(logging), ui: { enabled: false } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const server = startServer([PROGRAM, 'emulators:start', '--only', 'auth', '--project', PROJECT], {
    cwd: folder,
    // Its own settings belong to the user who runs the tests.
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, CI: '1' },
  });
  return {
    up: untilIt(server, 'The Auth emulator', () => answers(host)).then(() => protectAddresses(host)),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const answers = (host: string) =>
  fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** As projects of Firebase are made since 2023: nobody finds out by it who has an account. */
async function protectAddresses(host: string) {
  const url = `http://${host}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=emailPrivacyConfig`;
  const { ok } = await fetch(url, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!ok) throw new Error('The Auth emulator could not be configured to protect addresses.');
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
