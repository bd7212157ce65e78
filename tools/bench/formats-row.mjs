import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';

import { compiled } from '../../scripts/lib/compiled.mjs';
import { RIVALS } from './formats-rivals.mjs';
import { aSample, fileOf, FORMATS, projectOf, sized, WHOLE } from './formats-sample.mjs';
import { summarise } from './statistics.mjs';

/** @typedef {import('./formats-sample.mjs').Row} Row */
/** @typedef {import('./statistics.mjs').Summary} Summary */

/** @typedef {Record<'read' | 'write' | 'parse' | 'stringify', Summary> & { rival?: Summary }} Speed */
/** @typedef {ReturnType<typeof once>} Once */

const { readFiles } = await compiled('core/formats/index.js');

/** Not counted: until the compiler has seen enough of the code. */
const WARM_UP = { runs: 2, seconds: 1 };
const MEASURED = { runs: 5, seconds: 5 };
const MOST_RUNS = 15;

const [what, row = ''] = process.argv.slice(2);
const measured = what === 'speed' ? speed(JSON.parse(row)) : once(JSON.parse(row));
console.log(JSON.stringify(measured));

/**
 * MB/s of the product and of the machine's limits, turn by turn so that a busy moment meets all of them.
 * @param {Row} asked
 */
function speed(asked) {
  const { project, path, text, bytes, megabytes } = aSample(asked);
  const { format } = asked;
  const rival = RIVALS[FORMATS[format].rival ?? ''];
  const json = sized(fileOf(project, 'Web JSON').text);
  const object = JSON.parse(json.text);
  /** @type {Record<string, { megabytes: number, work: () => unknown }>} */
  const subjects = {
    read: { megabytes, work: () => readFiles([{ name: path, bytes }], WHOLE) },
    write: { megabytes, work: () => fileOf(project, format) },
    parse: { megabytes: json.megabytes, work: () => JSON.parse(json.text) },
    stringify: { megabytes: json.megabytes, work: () => JSON.stringify(object) },
    ...(rival && { rival: { megabytes, work: () => rival(text) } }),
  };
  const turns = Object.entries(subjects).map(([name, subject]) => ({
    name,
    ...subject,
    rates: /** @type {number[]} */ ([]),
  }));
  for (const { work } of turns) {
    for (let runs = 0, spent = 0; runs < WARM_UP.runs || spent < WARM_UP.seconds; runs += 1)
      spent += timed(work);
  }
  for (
    let runs = 0, spent = 0;
    runs < MOST_RUNS && (runs < MEASURED.runs || spent < MEASURED.seconds);
    runs += 1
  )
    for (const turn of turns) {
      const seconds = timed(turn.work);
      spent += seconds;
      turn.rates.push(turn.megabytes / seconds);
    }
  return Object.fromEntries(turns.map(({ name, rates }) => [name, summarise(rates)]));
}

/**
 * Seconds. Garbage is collected when it is due: forced collections make V8 forget what it had compiled.
 * @param {() => unknown} work
 */
function timed(work) {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/**
 * One reading and one writing: seconds of the first, MB this process held at most, MB the reading holds.
 * @param {Row & { file: string }} asked
 */
function once({ format, language, file }) {
  const bytes = new Uint8Array(readFileSync(file));
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const { groups } = readFiles([{ name: basename(file), bytes }], WHOLE);
  const first = (performance.now() - start) / 1000;
  global.gc?.();
  const reading = (process.memoryUsage().heapUsed - before) / 1e6;
  fileOf(projectOf(groups, language), format);
  // Kilobytes, on every system.
  return { peak: (process.resourceUsage().maxRSS * 1024) / 1e6, reading, first };
}
