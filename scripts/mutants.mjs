import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, fail } from './lib/run.mjs';
import { EQUIVALENT } from './mutants/equivalent.mjs';
import { Lane } from './mutants/lane.mjs';
import { findMutants } from './mutants/find.mjs';
import { table } from './mutants/table.mjs';

/**
 * `npm run mutants [-- WORD]`: takes each rule of access away, once each, in a copy of the tree, and demands that the
 * matrix, or else another test of the API, notices. All of them take the better part of an hour; with a word, only
 * those whose line in the table holds it. The whole result is written into docs/testing.md.
 */
const LANES = 2;
const word = process.argv[2] ?? '';
const nameOf = ({ file, line, rule, what }) => `${file}:${line} ${rule} ${what}`;

const isEquivalent = (mutant) =>
  EQUIVALENT.some(
    ({ file, what, near }) =>
      mutant.file === file && mutant.what.includes(what) && mutant.context.includes(near),
  );

const found = await findMutants(ROOT);
const mutants = found.mutants.filter((mutant) => !isEquivalent(mutant) && nameOf(mutant).includes(word));
const batches = found.batches.filter(({ what }) => what.includes(word));
const lanes = await Promise.all(Array.from({ length: LANES }, () => Lane.open(ROOT)));
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => lanes.forEach((lane) => lane.forget()));

const failure = await lanes[0].unhurt();
if (failure !== null) fail(`The tests fail by themselves: ${failure}`);

const results = [];
function note(mutant, killer) {
  results.push({ ...mutant, killer });
  console.log(`${results.length} ${nameOf(mutant)} … ${killer ?? 'SURVIVED'}`);
}

async function tryBatches(lane) {
  for (const batch of batches) {
    const killers = await lane.killersOf(batch);
    const { file, what, calls } = batch;
    calls.forEach((call, at) => note({ file, line: 0, rule: 'row', what: `${call}: ${what}` }, killers[at]));
  }
}

async function tryMutants(lane) {
  for (let mutant = mutants.shift(); mutant !== undefined; mutant = mutants.shift())
    note(mutant, await lane.killerOf(mutant));
}

console.log(`${mutants.length} mutants and ${batches.length} batches of rows to try`);
await Promise.all(
  lanes.map((lane, at) => (at === 0 ? tryBatches(lane).then(() => tryMutants(lane)) : tryMutants(lane))),
);
await Promise.all(lanes.map((lane) => lane.close()));

const survivors = results.filter(({ killer }) => killer === null);
if (word === '') {
  const path = join(ROOT, 'docs/testing.md');
  const text = readFileSync(path, 'utf8');
  const between = /(?<=<!-- mutants -->\n)[^]*(?=<!-- end of mutants -->)/;
  writeFileSync(
    path,
    text.replace(between, () => table(results, EQUIVALENT)),
  );
}
console.log(`${results.length - survivors.length} passed, ${survivors.length} failed`);
process.exitCode = survivors.length === 0 && results.length > 0 ? 0 : 1;
