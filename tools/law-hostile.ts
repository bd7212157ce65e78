import { parseArgs } from 'node:util';

import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { HEAD, isOver, LIMIT_MS, readAlone, rowOf } from './law-hostile/read-alone.ts';
import { hostileShapes } from './law-hostile/shapes.ts';
import { table } from './lib/report.ts';

/**
 * `npm run tools -- law-hostile [--size 2.5] [ending …]`: what files that are made to be expensive cost, each read as the
 * dialog of an import reads it, by a process of its own. `--size` is in MB. Ends with 1 if one takes too long.
 */
const { values, positionals } = parseArgs({
  options: { size: { type: 'string', default: '2.5' } },
  allowPositionals: true,
});

await ensureServerBuilt();
const shapes = hostileShapes(Number(values.size) * 1_000_000, positionals);
const readings = shapes.map(readAlone);
const byTime = readings.toSorted((one, other) => other.ms - one.ms);
console.log(table(HEAD, byTime.map(rowOf)));
const over = readings.filter(isOver).length;
console.log(`${readings.length} files, ${over} above ${LIMIT_MS} ms`);
process.exitCode = over > 0 ? 1 : 0;
