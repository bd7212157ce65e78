import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { register } from 'node:module';
import { join, resolve } from 'node:path';

import { describeCase } from './conformance/cases.mjs';
import { describeRealFiles } from './conformance/corpus.mjs';
import { difference } from './conformance/difference.mjs';
import { isSuperseded } from './conformance/superseded.mjs';

/** @typedef {import('./conformance/cases.mjs').Check} Check */

/**
 * `npm run tools -- conformance DIR`: reads and writes the worked cases (*.json) or the real files (index.json per folder)
 * of a folder and compares with what they expect. Ends with `N passed, N failed`.
 */
register('./conformance/source-loader.mjs', import.meta.url);
const formats = await import('../core/formats/index.ts');

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory()) {
  console.error('Usage: npm run tools -- conformance DIR, a folder of cases or of real files');
  process.exit(1);
}

let passed = 0;
let failed = 0;
const checks = checksOf(resolve(folder));
const superseded = checks.filter(({ name }) => isSuperseded(name));
for (const { name } of superseded) console.log(`superseded: ${name}`);
for (const { name, run } of checks.filter((check) => !superseded.includes(check))) {
  const problem = attempt(run);
  if (problem === null) passed += 1;
  else {
    failed += 1;
    console.log(`✗ ${name}\n${problem}\n`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * Returns the difference; null if there is none.
 * @param {Check['run']} run
 */
function attempt(run) {
  try {
    const { expected, actual } = run();
    return difference(expected, actual);
  } catch (error) {
    return /** @type {Error} */ (error).stack;
  }
}

/**
 * Cases beside each other, real files under an index, and both again in sub-folders.
 * @param {string} path
 * @returns {Check[]}
 */
function checksOf(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  if (entries.some(({ name }) => name === 'index.json')) return describeRealFiles(path, formats);
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return checksOf(inner);
    if (!entry.name.endsWith('.json')) return [];
    return casesOf(readFileSync(inner, 'utf8')).map((oneCase) => describeCase(entry.name, oneCase, formats));
  });
}

/**
 * The worked cases of a file; empty for an input file, as in cases of whole repositories.
 * @param {string} text
 * @returns {import('./conformance/cases.mjs').Case[]}
 */
function casesOf(text) {
  let content;
  try {
    content = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(content) && content.every((item) => item?.expect !== undefined) ? content : [];
}
