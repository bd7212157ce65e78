import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import * as formats from '../core/formats/index.ts';
import { describeCase } from './conformance/cases.ts';
import type { Case, Check } from './conformance/cases.ts';
import { describeRealFiles } from './conformance/corpus.ts';
import { difference } from './conformance/difference.ts';
import { isSuperseded } from './conformance/superseded.ts';

/**
 * `npm run tools -- conformance DIR`: reads and writes the worked cases (*.json) or the real files (index.json per folder)
 * of a folder and compares with what they expect. Ends with `N passed, N failed`.
 */

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

/** Returns the difference; null if there is none. */
function attempt(run: Check['run']) {
  try {
    const { expected, actual } = run();
    return difference(expected, actual);
  } catch (error) {
    return (error as Error).stack;
  }
}

/** Cases beside each other, real files under an index, and both again in sub-folders. */
function checksOf(path: string): Check[] {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  if (entries.some(({ name }) => name === 'index.json')) return describeRealFiles(path, formats);
  return entries.flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return checksOf(inner);
    if (!entry.name.endsWith('.json')) return [];
    return casesOf(readFileSync(inner, 'utf8')).map((oneCase) => describeCase(entry.name, oneCase, formats));
  });
}

/** The worked cases of a file; empty for an input file, as in cases of whole repositories. */
function casesOf(text: string): Case[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return [];
  }
  const isOfCases = (all: unknown): all is Case[] =>
    Array.isArray(all) && all.every((item: Partial<Case> | null) => item?.expect !== undefined);
  return isOfCases(content) ? content : [];
}
