import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureServerBuilt } from '../../../scripts/lib/build.mjs';
import { ensureInstalled, installing, isInstalled } from '../../../scripts/lib/install.mjs';
import { fail, ROOT, run } from '../../../scripts/lib/run.mjs';
import { startServer, untilIt } from '../child-server.ts';

const PACKAGE = join('test', 'generated-clients');
const FOLDER = join(ROOT, PACKAGE);
const DOCUMENT = join(ROOT, 'docs', 'openapi.json');

/** Tools send no statistics, and look for no newer version. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  ORVAL_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** The programs that must succeed, by file. Compiling needs the generated code. */
const LINTERS = {
  spectral: ['@stoplight/spectral-cli/dist/index.js', 'lint', '--fail-severity=hint', DOCUMENT],
  redocly: ['@redocly/cli/bin/cli.js', 'lint', '--config=redocly.yaml', '--max-problems=1000', DOCUMENT],
};

const GENERATORS = {
  'openapi-typescript': [
    'openapi-typescript/bin/cli.js',
    DOCUMENT,
    '--output',
    '.cache/openapi-typescript.ts',
  ],
  orval: ['orval/dist/bin/orval.js', '--config', 'orval.config.cjs'],
  'hey-api': ['@hey-api/openapi-ts/bin/run.js', '--file', 'hey-api.config.mjs'],
};

/**
 * `npm run tools -- test-clients`: linters have nothing to say about docs/openapi.json, the clients that generators make of it
 * compile strictly, and each signs up, creates a project and reads it.
 */
export async function runClientsSuite() {
  await ensureInstalled();
  await ensureServerBuilt();
  await ensureGenerators();
  rmSync(join(FOLDER, '.cache'), { recursive: true, force: true });
  mkdirSync(join(FOLDER, '.cache'));
  const failed: string[] = [];
  let passed = 0;
  const count = (name: string, isRight: boolean) => {
    console.log(`${isRight ? '✓' : '✗'} ${name}`);
    if (isRight) passed += 1;
    else failed.push(name);
  };
  const tools = Object.entries({ ...LINTERS, ...GENERATORS });
  await Promise.all(tools.map(async ([name, command]) => count(name, await succeeds(name, command))));
  const compiles = await succeeds('tsc', ['typescript/bin/tsc', '-p', 'tsconfig.json']);
  count('the clients compile', compiles);
  if (compiles) for (const [name, isRight] of await tripsOf(Object.keys(GENERATORS))) count(name, isRight);
  if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`);
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** As large as all packages of the product, and so no part of any other installation. */
async function ensureGenerators() {
  if (isInstalled(PACKAGE)) return;
  console.log('Installing the generators of clients …');
  const code = await run(...installing('ci'), { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) fail('The generators could not be installed: without npm’s registry, nothing was tested.');
}

/** Whether a program ends with 0; what it says is shown. */
async function succeeds(name: string, [program = '', ...args]: string[]) {
  const env = { ...process.env, ...QUIET };
  const code = await run(process.execPath, [join(FOLDER, 'node_modules', program), ...args], {
    cwd: FOLDER,
    env,
  });
  if (code !== 0) console.log(`${name} ended with ${code}.`);
  return code === 0;
}

interface Trips {
  trip: (origin: string) => Promise<void>;
}

/** One round trip by each client to a server of their own. */
async function tripsOf(names: string[]) {
  const data = mkdtempSync(join(tmpdir(), 'motley-clients-'));
  const server = startServer([join(ROOT, 'dist', 'src', 'main.js')], {
    env: { ...process.env, PORT: '0', MOTLEY_DATA: data },
  });
  const trips: [string, boolean][] = [];
  try {
    const origin = await untilIt(
      server,
      'Motley',
      () => /Motley is ready: (\S+?)\/?\s/.exec(server.said())?.[1],
    );
    for (const name of names) {
      const { trip } = (await import(join(FOLDER, '.cache', 'compiled', 'trips', `${name}.js`))) as Trips;
      const fault = await trip(origin).then(
        () => null,
        (error: unknown) => error,
      );
      if (fault !== null) console.error(fault);
      trips.push([`a round trip by ${name}`, fault === null]);
    }
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return trips;
}
