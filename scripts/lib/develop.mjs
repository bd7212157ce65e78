import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { forgetServerBuild } from './build.mjs';
import { product, withDatabase } from './database.mjs';
import { explain, program, ROOT } from './run.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Where Vite serves the client: without it, at 5173 or the next port that is free. */
const { CLIENT_PORT } = process.env;

/** The message of the compiler when everything is written and it waits for changes. */
const COMPILED = 'Watching for file changes';

/**
 * `npm run dev`: a database that stays, a server that is compiled and started again at every change, and Vite, which
 * serves the client as it is edited and passes calls on to the server.
 */
export async function develop() {
  const { explainBoot } = await product('src/platform/boot/explain.js');
  await withDatabase(async (url) => {
    const stopServer = watchServer({
      ...process.env,
      DATABASE_URL: url,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    });
    // Not through npm, which would not pass the signal on.
    const vite = spawn(...program('vite/bin/vite.js', CLIENT_PORT ? ['--port', CLIENT_PORT] : []), {
      cwd: join(ROOT, 'client'),
      stdio: 'inherit',
    });
    await interrupted();
    vite.kill();
    await stopServer();
  }).catch((error) => explain(explainBoot(error)));
}

/**
 * Compiles on change and keeps one server running; answers how to end both.
 * @param {NodeJS.ProcessEnv} env
 */
function watchServer(env) {
  forgetServerBuild();
  const compiler = spawn(
    ...program('@nestjs/cli/bin/nest.js', ['build', '--watch', '--preserveWatchOutput']),
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  /** @type {ChildProcess | null} */
  let server = null;
  let turn = Promise.resolve();
  const restart = async () => {
    await end(server);
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/src/main.js'], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    });
  };
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    if (line.includes(COMPILED)) turn = turn.then(restart);
    if (line.trim() !== '') console.log(line);
  });
  return async () => {
    compiler.kill();
    await turn;
    await end(server);
  };
}

/** @param {ChildProcess | null} child */
async function end(child) {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

const interrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
