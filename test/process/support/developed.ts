import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../../src/platform/postgres/free-port.js';
import { aDataFolder } from './motley.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The files of a clone that are needed to develop the server and the client. */
const SOURCES = [
  'src',
  'core',
  'migrations',
  'scripts',
  'client',
  'test/fake-stripe',
  'test/support',
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  'ormconfig.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.build.json',
];

const NOT_CLONED = /\/(node_modules|dist|\.cache)$/;

/** A checkout of its own, with the packages of this one: nothing is built there. Answers its folder. */
export async function aCheckout(): Promise<string> {
  const folder = join(await aDataFolder(), 'checkout');
  await mkdir(folder);
  for (const path of SOURCES)
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !NOT_CLONED.test(source),
    });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Changes a file as a developer does. */
export async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} lacks ${from}`);
  await writeFile(path, text.replace(from, to));
}

export interface Developed {
  /** The origin of the client. */
  origin: string;
  said: () => string;
  /** Resolves once the client and the server answer. */
  isServed: Promise<void>;
  end: () => Promise<void>;
}

/** Runs a script that develops a checkout, at free ports. */
export async function develop(folder: string, script: 'dev' | 'dev-billing'): Promise<Developed> {
  const [port, clientPort] = [await freePort(), await freePort()];
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    MOTLEY_DATA: join(folder, '.data'),
    PORT: String(port),
    CLIENT_PORT: String(clientPort),
  };
  const child = spawn(process.execPath, [`scripts/${script}.mjs`], { cwd: folder, env });
  const told: string[] = [];
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => told.push(chunk.toString()));
  const said = (): string => told.join('');
  const origin = `http://localhost:${clientPort}`;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    origin,
    said,
    isServed: untilServed(child, `${origin}/api/v1/config`, said),
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Vite passes the call on to the server: both answer. */
async function untilServed(child: ChildProcess, url: string, said: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`It ended before it served:\n${said()}`);
}
