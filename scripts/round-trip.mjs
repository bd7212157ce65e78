import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import prettier from 'prettier';

import { table } from './bench/report.mjs';
import { measure } from './bench/round-trip.mjs';
import { ROOT } from './lib/run.mjs';

const FILE = join(ROOT, 'docs', 'benchmarks.md');

/** `npm run round-trip`: how many real files come back as they went in; prints it and writes it to docs/benchmarks.md. */
const { title, text, head, rows } = await measure();
const figures = table(head, rows);
console.log(`${title}\n\n${figures}`);

const heading = `## ${title}\n`;
const section = `${heading}\n${text}\n\n${figures}\n`;
const [before = '', after = ''] = readFileSync(FILE, 'utf8').split(heading);
const rest = after.includes('\n## ') ? after.slice(after.indexOf('\n## ') + 1) : '';
const whole = `${before.trimEnd()}\n\n${section}\n${rest}`;
writeFileSync(FILE, await prettier.format(whole, { parser: 'markdown', printWidth: 110 }));
