import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { fail, ROOT } from './lib/run.mjs';

/** `npm run statistics`: how long files are, how full folders, and what the largest part of the client is. */

const PRODUCT = /^(src|core|migrations|client\/src)\/.*\.(ts|tsx)$|^ormconfig\.ts$/;
const TEST = /\.(spec|test)\.tsx?$|^client\/src\/testing\/|^core\/api\/examples\//;
const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const ANY = /(: |<|as )any\b/g;
const FULL_FOLDER = 25;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => PRODUCT.test(path) && !TEST.test(path))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return {
      path,
      lines: text.split('\n').length - 1,
      anys: text.replace(COMMENT, '').match(ANY)?.length ?? 0,
    };
  })
  .sort((a, b) => a.lines - b.lines);

const lines = sum(files.map((file) => file.lines));
/** @param {number} share */
const at = (share) => files[Math.floor((files.length - 1) * share)] ?? fail('There are no files.');
const largest = at(1);

console.log(
  `${files.length} files of the product, ${lines} lines, ${sum(files.map(({ anys }) => anys))} any`,
);
console.log(
  `lines of a file: median ${at(0.5).lines}, 90th percentile ${at(0.9).lines}, most ${largest.lines} (${largest.path})`,
);

const features = grouped(files, ({ path }) => /^client\/src\/features\/([^/]+)/.exec(path)?.[1]);
const [feature, own] =
  [...features].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a))[0] ?? fail('There are no features.');
const share = Math.round((100 * lengthOf(own)) / lengthOf([...features.values()].flat()));
console.log(`largest feature of the client: ${feature}, ${share} % of all features`);

const full = [...grouped(files, ({ path }) => dirname(path))].filter(([, held]) => held.length > FULL_FOLDER);
for (const [folder, held] of full) console.log(`${folder}: ${held.length} files`);

/**
 * @template T
 * @param {T[]} all
 * @param {(one: T) => string | undefined} keyOf
 */
function grouped(all, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** @param {{ lines: number }[]} some */
function lengthOf(some) {
  return sum(some.map((file) => file.lines));
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
