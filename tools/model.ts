import { parseArgs } from 'node:util';

import { inShards, SHARDS } from './lib/shards.ts';

/**
 * `npm run tools -- model --runs 300 --commands 20`: sequences of random calls by two tenants, each compared with a model of
 * the rules in memory. A failure names what shows it again: `--seed`, `--path` and `--replay`.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    commands: { type: 'string', default: '20' },
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});

const runs = Number(values.runs);
// A path leads to one sequence.
const shards = values.path === undefined ? Math.min(SHARDS, runs) : 1;
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const wishes = Array.from({ length: shards }, (_, index) => ({
  runs: Math.floor(runs / shards) + (index < runs % shards ? 1 : 0),
  commands: Number(values.commands),
  seed: first + index,
  path: values.path,
  replayPath: values.replay,
}));

const outcomes = await inShards('../../test/model/shard.ts', wishes);
for (const { report } of outcomes) if (report !== null) console.log(`${report}\n`);
const answers = new Map<string, number>();
for (const [answer, count] of outcomes.flatMap(({ byAnswer }) => byAnswer))
  answers.set(answer, (answers.get(answer) ?? 0) + count);
const sum = (count: (outcome: (typeof outcomes)[number]) => number) =>
  outcomes.reduce((all, outcome) => all + count(outcome), 0);
console.log(
  [...answers]
    .sort()
    .map(([answer, count]) => `${answer}: ${count}`)
    .join('\n'),
);
console.log(
  `${sum(({ steps }) => steps)} calls in ${sum((outcome) => outcome.runs)} sequences, seed ${first}`,
);
const failed = sum((outcome) => Number(outcome.failed));
console.log(`${sum((outcome) => outcome.runs) - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
