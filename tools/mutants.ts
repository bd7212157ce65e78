import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, fail } from '../scripts/lib/run.mjs';
import { writeMeasurements } from './lib/report.ts';
import { EQUIVALENT } from './mutants/equivalent.ts';
import { findMutants } from './mutants/find.ts';
import { LastRun } from './mutants/last-run.ts';
import { MutationRunner } from './mutants/mutation-runner.ts';
import type { Batch, Mutant } from './mutants/operators.ts';
import { table } from './mutants/table.ts';
import type { Place } from './mutants/table.ts';
import { Verdicts } from './mutants/verdicts.ts';

/**
 * `npm run tools -- mutants [WORD]`: removes each access rule once, in a copy of the tree, and requires that the
 * matrix, or else another API test, fails. All of them take almost an hour; a word selects those whose line in the
 * table contains it. An interrupted run continues where it was. Results for unchanged files and the table of a whole
 * run are in `.cache`, its sum in docs/measurements/mutants.json.
 */
const RUNNERS = 2;
const TABLE = join(ROOT, '.cache/mutants.md');
const word = process.argv[2] ?? '';

type Named = Place & { name: string };

const mutantName = ({ file, line, rule, what }: Place) => `${file}:${line} ${rule} ${what}`;

const isEquivalent = (mutant: Mutant) =>
  EQUIVALENT.some(
    ({ file, what, near }) =>
      mutant.file === file && mutant.what.includes(what) && mutant.context.includes(near),
  );

/** Two of the same text on one line are two. */
function named<T extends Place>(mutants: T[]): (T & Named)[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const name = mutantName(mutant);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...mutant, name: count > 1 ? `${name} (${count})` : name };
  });
}

const rowsOf = ({ file, what, calls }: Batch) =>
  named(calls.map((call) => ({ file, line: 0, rule: 'row', what: `${call}: ${what}` })));

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

function record(mutant: Named, killer: string | null) {
  verdicts.keep(mutant, killer);
  console.log(`${mutant.name} … ${killer ?? 'SURVIVED'}`);
}

async function tryBatches(runner: MutationRunner) {
  for (const batch of batches) {
    const killers = await runner.killersOf(batch);
    rowsOf(batch).forEach((row, at) => record(row, killers[at] ?? null));
  }
}

async function tryMutants(runner: MutationRunner) {
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
