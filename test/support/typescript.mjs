import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

import { transform } from '@swc/core';

/**
 * Lets Node import the sources themselves, as Jest does for the specs: Jest loads its global set-up before any of its
 * own resolution is there. Importers call `readTypeScript()`.
 */
export const readTypeScript = () => register(import.meta.url);

/** @type {import('@swc/core').Options} */
const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** @param {string} [url] */
const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

/**
 * Imports name the file that will be there once compiled: `./x.js` is `./x.ts` here, and `#core/x.js` likewise.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, next) {
  if (!isOurs(context.parentURL)) return next(specifier, context);
  const sources = { ...context, conditions: [...context.conditions, 'source'] };
  if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, sources);
  return next(specifier.replace(/\.js$/, '.ts'), sources);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isOurs(url) || !url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...options, filename });
  return { format: 'module', source: code, shortCircuit: true };
}
