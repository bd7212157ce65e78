import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { openConnection, send } from './caller.ts';

// An editor who changes one text repeatedly, over its own connection and in its own process, so that the sender of a storm
// does not measure it. Reports the results when asked to end.
const [origin = '', path = '', token] = process.argv.slice(2);
const EVERY_MS = 200;

const agent = openConnection();
export type Told = typeof told;

const told = { edits: 0, slowest: 0, failed: 0 };
let isOver = false;
process.once('message', () => (isOver = true));
process.once('disconnect', () => process.exit());

while (!isOver) {
  const body = JSON.stringify({ name: `Edit ${told.edits} ${performance.now()}` });
  const { status, seconds } = await send(origin, { method: 'PATCH', path, token, body, agent });
  told.edits += 1;
  told.slowest = Math.max(told.slowest, seconds);
  if (status !== 200) told.failed += 1;
  await pause(EVERY_MS);
}
process.send?.(told, () => process.disconnect());
