import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';

import { SaxesParser } from 'saxes';

import { readFiles } from '../../dist/core/formats/index.js';
import { aSample, fileOf, FORMATS, projectOf, sized } from './formats-sample.mjs';
import { summarise } from './statistics.mjs';

/** Not counted: until the compiler has seen the code. */
const WARM_UP = 3;
const RUNS = 11;

const [what, row] = process.argv.slice(2);
const MEASURES = { speed, memory };
console.log(JSON.stringify(MEASURES[what](JSON.parse(row))));

/** MB/s of the product and of the machine's limits, turn by turn so that a busy moment meets all of them. */
function speed(asked) {
  const { project, path, text, bytes, megabytes } = aSample(asked);
  const { format } = asked;
  const json = sized(fileOf(project, 'Web JSON').text);
  const object = JSON.parse(json.text);
  const subjects = {
    read: { megabytes, work: () => readFiles([{ name: path, bytes }]) },
    write: { megabytes, work: () => fileOf(project, format) },
    parse: { megabytes: json.megabytes, work: () => JSON.parse(json.text) },
    stringify: { megabytes: json.megabytes, work: () => JSON.stringify(object) },
    ...(FORMATS[format].isXml
      ? { saxes: { megabytes, work: () => new SaxesParser().write(text).close() } }
      : {}),
  };
  const rates = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  for (let run = 0; run < WARM_UP + RUNS; run += 1)
    for (const [name, subject] of Object.entries(subjects)) {
      const seconds = timed(subject.work);
      if (run >= WARM_UP) rates[name].push(subject.megabytes / seconds);
    }
  const summaries = Object.entries(rates).map(([name, runs]) => [name, summarise(runs)]);
  return Object.fromEntries(summaries);
}

/** Seconds; without the garbage of whoever came before. */
function timed(work) {
  global.gc();
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** MB: the most this process ever held, and what the reading alone holds. */
function memory({ format, language, file }) {
  const bytes = new Uint8Array(readFileSync(file));
  global.gc();
  const before = process.memoryUsage().heapUsed;
  const { groups } = readFiles([{ name: basename(file), bytes }]);
  global.gc();
  const reading = (process.memoryUsage().heapUsed - before) / 1e6;
  fileOf(projectOf(groups, language), format);
  // Kilobytes, on every system.
  return { peak: (process.resourceUsage().maxRSS * 1024) / 1e6, reading };
}
