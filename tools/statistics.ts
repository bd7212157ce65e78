import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fail, ROOT } from '../scripts/lib/run.mjs';
import { compareContracts } from './statistics/contracts.ts';
import { fileCircles, folderCircles, fullFolders, importsOf, productFiles } from './statistics/folders.ts';

/**
 * `npm run statistics`: how long files are, how full folders and which form circles, what the largest part of the client is,
 * and what the rules of the server find.
 */

const PRODUCT = /^(src|core|migrations|client\/src)\/.*\.(ts|tsx)$|^ormconfig\.ts$/;
const TEST = /\.(spec|test)\.tsx?$|^client\/src\/testing\/|^core\/api\/examples\//;
const COMMENT = /\/\*[^]*?\*\/|\/\/.*$/gm;
const ANY = /(: |<|as )any\b/g;
const SQL = /[`'"]\s*(SELECT|INSERT INTO|DELETE FROM|UPDATE [a-z_]+|WITH [a-z_]+ AS)\s/;
const OF_SQL = /\.(queries|sql)\.ts$/;
const CONSTRUCTOR = /constructor\(([^]*?)\)\s*\{/;
const PARAMETER = /^\s*(?:private |protected |public |readonly |@)*\w+\??:/gm;
const MOST_PARAMETERS = 8;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => PRODUCT.test(path) && !TEST.test(path))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return {
      path,
      lines: text.split('\n').length - 1,
      hasSql: path.startsWith('src/modules/') && !OF_SQL.test(path) && SQL.test(text),
      parameters: CONSTRUCTOR.exec(text)?.[1]?.match(PARAMETER)?.length ?? 0,
      anys: text.replace(COMMENT, '').match(ANY)?.length ?? 0,
    };
  })
  .sort((a, b) => a.lines - b.lines);

const lines = sum(files.map((file) => file.lines));
const at = (share: number) => files[Math.floor((files.length - 1) * share)] ?? fail('There are no files.');
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

const wide = files.filter(({ parameters }) => parameters > MOST_PARAMETERS);
console.log(`constructors of more than ${MOST_PARAMETERS} parameters: ${wide.length}`);
console.log(`files of modules with SQL that are no queries: ${files.filter(({ hasSql }) => hasSql).length}`);
console.log(`contracts typed twice that differ: ${compareContracts().differences.length}`);

const product = productFiles(ROOT);
const imports = importsOf(ROOT, product);
for (const [name, found] of Object.entries({
  'circles of files': fileCircles(imports),
  'circles of folders': folderCircles(imports),
  'folders of more than 25 files': fullFolders(product),
}))
  console.log([`${name}: ${found.length}`, ...found].join('\n'));

function grouped<T>(all: T[], keyOf: (one: T) => string | undefined) {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

function lengthOf(some: { lines: number }[]) {
  return sum(some.map((file) => file.lines));
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
