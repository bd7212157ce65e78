import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeMeasurements } from './lib/report.mjs';
import { ROOT, fail } from '../scripts/lib/run.mjs';
import { EQUIVALENT } from './mutants/equivalent.mjs';
import { MutationRunner } from './mutants/mutation-runner.mjs';
import { findMutants } from './mutants/find.mjs';
import { LastRun } from './mutants/last-run.mjs';
import { table } from './mutants/table.mjs';
import { Verdicts } from './mutants/verdicts.mjs';
import { readTypeScript } from '../test/support/typescript.mjs';

/**
 * `npm run tools -- mutants [WORD]`: removes each access rule once, in a copy of the tree, and requires that the
 * matrix, or else another API test, fails. All of them take almost an hour; a word selects those whose line in the
 * table contains it. An interrupted run continues where it was. Results for unchanged files and the table of a whole
 * run are in `.cache`, its sum in docs/measurements/mutants.json.
 */
const RUNNERS = 2;
const TABLE = join(ROOT, '.cache/mutants.md');
const word = process.argv[2] ?? '';

/** @typedef {import('./mutants/operators.mjs').Mutant} Mutant */
/** @typedef {import('./mutants/operators.mjs').Batch} Batch */
/** @typedef {import('./mutants/table.mjs').Place} Place */
/** @typedef {Place & { name: string }} Named */

/** @param {Place} place */
const mutantName = ({ file, line, rule, what }) => `${file}:${line} ${rule} ${what}`;

/** @param {Mutant} mutant */
const isEquivalent = (mutant) =>
  EQUIVALENT.some(
    ({ file, what, near }) =>
      mutant.file === file && mutant.what.includes(what) && mutant.context.includes(near),
  );

/**
 * Two of the same text on one line are two.
 * @template {Place} T
 * @param {T[]} mutants
 * @returns {(T & Named)[]}
 */
function named(mutants) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return mutants.map((mutant) => {
    const name = mutantName(mutant);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...mutant, name: count > 1 ? `${name} (${count})` : name };
  });
}

/** @param {Batch} batch */
const rowsOf = ({ file, what, calls }) =>
  named(calls.map((call) => ({ file, line: 0, rule: 'row', what: `${call}: ${what}` })));

readTypeScript();

const found = await findMutants(ROOT);
const verdicts = new Verdicts(ROOT);
const wanted = named(
  found.mutants.filter((mutant) => !isEquivalent(mutant) && mutantName(mutant).includes(word)),
);
const wantedBatches = found.batches.filter(({ what }) => what.includes(word));
const mutants = wanted.filter((mutant) => !verdicts.has(mutant));
const batches = wantedBatches.filter((batch) => rowsOf(batch).some((row) => !verdicts.has(row)));
const lastRun = new LastRun(existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '');
const runners = await Promise.all(Array.from({ length: RUNNERS }, () => MutationRunner.open(ROOT, lastRun)));
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => runners.forEach((runner) => runner.forget()));

const failure = (await runners[0]?.unhurt()) ?? null;
if (failure !== null) fail(`The tests fail by themselves: ${failure}`);

/**
 * @param {Named} mutant
 * @param {string | null} killer
 */
function record(mutant, killer) {
  verdicts.keep(mutant, killer);
  console.log(`${mutant.name} … ${killer ?? 'SURVIVED'}`);
}

/** @param {MutationRunner} runner */
async function tryBatches(runner) {
  for (const batch of batches) {
    const killers = await runner.killersOf(batch);
    rowsOf(batch).forEach((row, at) => record(row, killers[at] ?? null));
  }
}

/** @param {MutationRunner} runner */
async function tryMutants(runner) {
  for (let mutant = mutants.shift(); mutant !== undefined; mutant = mutants.shift())
    record(mutant, await runner.killerOf(mutant));
}

console.log(`${mutants.length} mutants and ${batches.length} batches of rows to try`);
await Promise.all(
  runners.map((runner, at) =>
    at === 0 ? tryBatches(runner).then(() => tryMutants(runner)) : tryMutants(runner),
  ),
);
await Promise.all(runners.map((runner) => runner.close()));

const results = [...wanted, ...wantedBatches.flatMap(rowsOf)].map((mutant) => ({
  ...mutant,
  killer: verdicts.of(mutant),
}));
const survivors = results.filter(({ killer }) => killer === null);
if (word === '') {
  writeFileSync(TABLE, table(results, EQUIVALENT));
  const counts = [results.length, results.length - survivors.length, survivors.length, EQUIVALENT.length];
  await writeMeasurements('mutants', [
    {
      title: 'Mutants',
      head: ['mutants', 'killed', 'alive', 'equivalent'],
      rows: [counts.map(String)],
    },
  ]);
}
console.log(`${results.length - survivors.length} passed, ${survivors.length} failed`);
process.exitCode = survivors.length === 0 && results.length > 0 ? 0 : 1;
