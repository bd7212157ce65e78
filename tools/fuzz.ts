import { parseArgs } from 'node:util';

import { inShards, SHARDS } from './lib/shards.ts';

/**
 * `npm run tools -- fuzz --requests 50000`: random and hostile requests built from docs/openapi.json, by three roles of one
 * tenant, who know the ids of another. Every answer must be as it is described there; nothing of the other tenant may
 * be revealed or changed, and no text with errors be validated: they block it. `--seed` repeats the requests of a run.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string' } },
});

const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed);
const requests = Number(values.requests);
const wishes = Array.from({ length: SHARDS }, (_, index) => ({
  requests: Math.floor(requests / SHARDS) + (index < requests % SHARDS ? 1 : 0),
  // Each takes seeds of its own for its parts.
  seed: seed + index * 1_000_000,
}));

const outcomes = await inShards('../../test/fuzz/shard.ts', wishes);

const faults = new Map(outcomes.flatMap((outcome) => outcome.faults));
for (const [fault, first] of faults) console.log(`✗ ${fault}\n  ${first}\n`);

const statuses = new Map<string, number>();
for (const [status, count] of outcomes.flatMap((outcome) => outcome.statuses))
  statuses.set(status, (statuses.get(status) ?? 0) + count);
const told = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
console.log(`${told.join(', ')}; seed ${seed}`);
const successes = new Set(outcomes.flatMap((outcome) => outcome.successes));
console.log(`${successes.size} calls succeeded at least once`);
const reviews = outcomes.map((outcome) => outcome.reviews);
const [validated, refused] = [0, 1].map((at) => reviews.reduce((sum, counts) => sum + (counts[at] ?? 0), 0));
console.log(`${validated} texts validated, ${refused} refused because of errors`);
for (const { memory } of outcomes)
  console.log(`memory: ${memory.map((size) => Math.round(size)).join(' MB → ')} MB`);

const sum = (count: (outcome: (typeof outcomes)[number]) => number) =>
  outcomes.reduce((all, outcome) => all + count(outcome), 0);
const wrong = sum((outcome) => outcome.wrong);
console.log(`${sum((outcome) => outcome.sent) - wrong} passed, ${wrong} failed`);
process.exitCode = wrong === 0 ? 0 : 1;
