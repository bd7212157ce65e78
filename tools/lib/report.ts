import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';

import prettier from 'prettier';

import { ROOT } from '../../scripts/lib/run.mjs';

/** A table of figures, as texts. `conditions`: how it was measured, where that differs between runs. */
export interface Table {
  title: string;
  conditions?: string;
  head: string[];
  rows: string[][];
}

const GIB = 2 ** 30;

/** The machine that measures, as far as it matters to others. */
export const machine = () =>
  `Node ${process.versions.node}, ${availableParallelism()} cores (${process.arch}), ` +
  `${Math.round(totalmem() / GIB)} GiB of memory`;

/** A table in Markdown that is readable as plain text, too: columns of equal width, figures to the right. */
export function table(head: string[], rows: string[][]) {
  const columns = head.map((name, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const width = Math.max(name.length, ...cells.map((cell) => cell.length));
    return { width, isFigure: cells.every((cell) => /^[-\d–]/.test(cell)) };
  });
  const line = (cells: string[]) =>
    `| ${columns
      .map(({ width, isFigure }, at) => (isFigure ? cells[at]?.padStart(width) : cells[at]?.padEnd(width)))
      .join(' | ')} |`;
  const rule = `| ${columns.map(({ width, isFigure }) => '-'.repeat(width - 1) + (isFigure ? ':' : '-')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Writes tables to docs/measurements/NAME.json, where they replace those of the same titles. */
export async function writeMeasurements(name: string, tables: Table[]) {
  const file = join(ROOT, 'docs', 'measurements', `${name}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Table[]) : [];
  const added = tables.map(({ title, conditions, head, rows }) => ({
    title,
    conditions,
    machine: machine(),
    head,
    rows,
  }));
  const all = new Map([...before, ...added].map((one) => [one.title, one]));
  const text = JSON.stringify([...all.values()], null, 2);
  const options = await prettier.resolveConfig(file);
  writeFileSync(file, await prettier.format(text, { ...options, filepath: file }));
  console.log(`\nWritten to docs/measurements/${name}.json.`);
}
