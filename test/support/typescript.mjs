import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transform } from '@swc/core';

let isRegistered = false;

/** Lets Node import the sources, as in the global set-up of Jest and in `jest/runner.mjs`. */
export function readTypeScript() {
  if (!isRegistered) register(import.meta.url);
  isRegistered = true;
}

const TEST_RUN = 'test-run';

/**
 * The URL of a module for one run of a file of tests. Whatever it imports from `test/` is of the same run.
 * @param {string} url
 * @param {number | string} run
 */
export const inTestRun = (url, run) => `${url}?${TEST_RUN}=${run}`;

/** @type {import('@swc/core').Options} */
const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const TESTS = new URL('..', import.meta.url).href;
const JEST_GLOBALS = new URL('jest/globals.mjs', import.meta.url).href;

/** @type {Map<string, Promise<string>>} */
const sources = new Map();

/** @param {string} [url] */
const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

const CORE = new URL('../../core/', import.meta.url).href;
const BUILT = new URL('../../dist/', import.meta.url).href;

/**
 * Whether a module is one of the build, which has no sources beside it.
 * @param {string} specifier
 * @param {string} parentURL
 */
const isBuilt = (specifier, parentURL) =>
  parentURL.startsWith(BUILT) ||
  // Also what a tool has compiled: no source is JavaScript of this extension.
  /\.js(?=$|\?)/.test(parentURL) ||
  (specifier.startsWith('.') && new URL(specifier, parentURL).href.startsWith(BUILT));

/**
 * Imports name the file that will be there once compiled: `./x.js` is `./x.ts` here. `#core/x.js` means nothing to Node
 * below `test/firebase`, which has a package.json of its own.
 * @param {string} specifier
 */
function sourceOf(specifier) {
  if (specifier.startsWith('#core/')) return CORE + specifier.slice('#core/'.length).replace(/\.js$/, '.ts');
  return specifier.startsWith('.') ? specifier.replace(/\.js(?=$|\?)/, '.ts') : specifier;
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const { parentURL } = context;
  if (parentURL === undefined || !isOurs(parentURL) || isBuilt(specifier, parentURL))
    return next(specifier, context);
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, format: 'module', shortCircuit: true };
  const resolved = await next(sourceOf(specifier), {
    ...context,
    conditions: [...context.conditions, 'source'],
  });
  const run = new URL(parentURL).searchParams.get(TEST_RUN);
  if (run === null || !resolved.url.startsWith(TESTS)) return resolved;
  return { ...resolved, url: inTestRun(resolved.url, run) };
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const path = url.split('?')[0] ?? url;
  if (!isOurs(url) || !path.endsWith('.ts')) return next(url, context);
  const source = sources.get(path) ?? compile(fileURLToPath(path));
  sources.set(path, source);
  return { format: 'module', source: await source, shortCircuit: true };
}

/** @param {string} filename */
async function compile(filename) {
  return (await transform(await readFile(filename, 'utf8'), { ...options, filename })).code;
}
