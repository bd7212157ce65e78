import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */
/** @typedef {[program: string, args: string[]]} Command */

/** The checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Ends the process with one line for the caller.
 * @param {string} line
 * @returns {never}
 */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Ends the process with the lines of an error that was made for people; throws any other again.
 * @param {Error & { lines?: unknown }} error
 * @returns {never}
 */
export function explain(error) {
  if (!Array.isArray(error.lines)) throw error;
  fail(error.lines.join('\n'));
}

/**
 * Runs a program in the checkout; answers its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program in silence; when it fails, everything it said is shown and this process ends.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
export async function runQuietly(title, program, args, options = {}) {
  console.log(`${title} …`);
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  /** @type {Buffer[]} */
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(127);
    });
    child.once('close', resolve);
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(said));
  fail(`${title} failed.`);
}

/**
 * How to call npm: the one this process was started by, if there is one.
 * @param {string[]} args
 * @returns {Command}
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.execPath, [cli, ...args]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
}

/**
 * How to call a Node program of an installed package.
 * @param {string} path
 * @param {string[]} args
 * @returns {Command}
 */
export const program = (path, args) => [process.execPath, [`${ROOT}node_modules/${path}`, ...args]];
