import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { compiled } from '../../scripts/lib/compiled.mjs';

/** The process for one file: its argument is the name, its input the bytes, its output the cost of reading them. */
const [name = ''] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(0));
const { readFiles } = await compiled('core/formats/index.js');

const before = process.cpuUsage();
const start = performance.now();
const { error, groups } = readFiles([{ name, bytes }], { keep: true, pluralMode: 'cldr', tag: 'en' });
const elapsed = performance.now() - start;
const { user, system } = process.cpuUsage(before);

const keys = groups.reduce((sum, group) => sum + group.keys.length, 0);
console.log(
  JSON.stringify({
    elapsed,
    ms: (user + system) / 1_000,
    peakMb: process.resourceUsage().maxRSS / 1_024,
    outcome: error?.reason ?? `${keys} keys`,
  }),
);
