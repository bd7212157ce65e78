import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { LANGUAGES } from './data.mjs';
import type { Once, Speed } from './formats-row.mjs';
import { aSample, check, FORMATS } from './formats-sample.mjs';
import type { Format, Row } from './formats-sample.mjs';
import { figure } from './statistics.mjs';
import type { Summary } from './statistics.mjs';

const SIZES = [10_000, 100_000];
const CHILD = fileURLToPath(new URL('./formats-row.mjs', import.meta.url));

const HEAD = [
  'format',
  'language',
  'entries',
  'MB',
  'first read s',
  'read MB/s',
  'of JSON.parse',
  'of its own parser',
  'write MB/s',
  'of JSON.stringify',
  'peak memory MB',
  'reading MB',
];

/** Reading and writing of the file formats. */
export function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'motley-bench-'));
  try {
    const formats = Object.keys(FORMATS) as Format[];
    const rows = SIZES.flatMap((keys) => LANGUAGES.map(({ name }) => ({ keys, language: name })));
    return {
      title: 'File formats',
      head: HEAD,
      rows: formats.flatMap((format) => rows.map((row) => rowOf({ format, ...row }, folder))),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rowOf(row: Row, folder: string) {
  const entries = row.keys.toLocaleString('en');
  console.log(`Measuring ${row.format}, ${row.language}, ${entries} entries …`);
  const sample = aSample(row);
  check(sample, row);
  const file = join(folder, basename(sample.path));
  writeFileSync(file, sample.bytes);
  const { read, write, parse, stringify, rival } = child<Speed>('speed', row);
  const { peak, reading, first } = child<Once>('once', { ...row, file });
  return [
    row.format,
    row.language,
    entries,
    figure(sample.megabytes),
    first.toFixed(2),
    `${figure(read.median)} ± ${read.spread.toFixed(0)} %`,
    share(read, parse),
    rival ? `${share(read, rival)} ${FORMATS[row.format].rival ?? ''}` : '–',
    `${figure(write.median)} ± ${write.spread.toFixed(0)} %`,
    share(write, stringify),
    peak.toFixed(0),
    reading.toFixed(0),
  ];
}

/** Rates are compared, not times: the same texts are of different length in each format. */
const share = (own: Summary, limit: Summary) => `${((own.median / limit.median) * 100).toFixed(0)} %`;

/** A process of its own for each: none sees what another left on the heap. */
const child = <T>(what: 'speed' | 'once', row: Row & { file?: string }) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', CHILD, what, JSON.stringify(row)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as T;
