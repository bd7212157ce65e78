import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { npm, program, ROOT, runQuietly } from './run.mjs';

/** @typedef {import('./run.mjs').Command} Command */
/**
 * A half of the product: what it is built from and into, and the file that is there once it is.
 * @typedef {{ name: string, title: string, command: Command, sources: string[], output: string, proof: string }} Part
 */

const SHARED = ['core', 'package-lock.json', 'tsconfig.base.json'];

const SERVER = {
  name: 'server',
  title: 'Building the server',
  command: program('@nestjs/cli/bin/nest.js', ['build']),
  sources: [
    'src',
    'migrations',
    'ormconfig.ts',
    'nest-cli.json',
    'tsconfig.json',
    'tsconfig.build.json',
    ...SHARED,
  ],
  output: 'dist',
  proof: 'dist/src/main.js',
};

const CLIENT = {
  name: 'client',
  title: 'Building the client',
  command: npm(['run', '--silent', 'build', '-w', 'client']),
  sources: ['client', ...SHARED],
  output: 'client/dist',
  proof: 'client/dist/index.html',
};

const NOT_SOURCES = /(^|\/)(node_modules|dist|\.cache)$|\.(spec|test)\.tsx?$/;

/** Builds the halves of the product whose sources changed since they were last built, side by side. */
export const ensureBuilt = () => Promise.all([ensurePart(SERVER), ensurePart(CLIENT)]);

/** The same for the server alone. */
export const ensureServerBuilt = () => ensurePart(SERVER);

/** @param {string} name */
const stampOf = (name) => join(ROOT, '.cache', `${name}.stamp`);

/** For scripts that write into the server's build by other means: the next start builds anew. */
export const forgetServerBuild = () => rmSync(stampOf(SERVER.name), { force: true });

/** @param {Part} part */
async function ensurePart({ name, title, command, sources, output, proof }) {
  const stamp = stampOf(name);
  const print = fingerprint(sources);
  if (existsSync(join(ROOT, proof)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  rmSync(stamp, { force: true });
  rmSync(join(ROOT, output), { recursive: true, force: true });
  await runQuietly(title, ...command, {
    // Whatever NODE_ENV is, the client is built for production.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(stamp, print);
}

/**
 * One word for the names and contents of all these files.
 * @param {string[]} paths
 */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (NOT_SOURCES.test(path) || !existsSync(join(ROOT, path))) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
