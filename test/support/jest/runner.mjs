import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { inTestRun, readTypeScript } from '../typescript.mjs';
import { setJest } from './globals.mjs';

/**
 * The parts of jest-runtime that are used here.
 * @typedef {object} Runtime
 * @property {(path: string) => unknown} requireInternalModule
 * @property {(path: string) => Promise<unknown>} unstable_importModule
 * @property {(from: string, name: string) => { jest: import('./globals.mjs').Jest }} requireModuleOrMock
 */

const require = createRequire(import.meta.url);
/** @type {{ default: (...args: unknown[]) => unknown }} */
const circus = require('jest-circus/runner');
let runs = 0;

readTypeScript();
process.setSourceMapsEnabled(true);

/**
 * Runs a file of specs with jest-circus, and lets Node load it: modules of packages and of the product are loaded once
 * per worker, the file and its helpers in `test/` for each run.
 * @param {[globalConfig: unknown, config: unknown, environment: unknown, Runtime, testPath: string, ...unknown[]]} args
 */
export default async function run(...args) {
  const [, , , runtime, testPath] = args;
  resetCircus();
  // Jest maps the positions of files that it has transformed; Node has transformed these.
  Reflect.deleteProperty(Error, 'prepareStackTrace');
  const number = (runs += 1);
  runtime.requireInternalModule = (path) => require(path);
  runtime.unstable_importModule = (path) => import(inTestRun(pathToFileURL(path).href, number));
  setJest(runtime.requireModuleOrMock(testPath, '@jest/globals').jest);
  return circus.default(...args);
}

/** jest-circus keeps its state in its modules and under global symbols, and expects new ones for each file. */
function resetCircus() {
  for (const path of Object.keys(require.cache)) if (path.includes('jest-circus')) delete require.cache[path];
  for (const name of ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'])
    Reflect.deleteProperty(globalThis, Symbol.for(name));
}
