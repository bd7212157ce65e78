import { availableParallelism, totalmem } from 'node:os';

import prettier from 'prettier';

/**
 * A part of the bench with its figures, as texts.
 * @typedef {{ title: string, text: string, head: string[], rows: string[][] }} Part
 */

const GIB = 2 ** 30;

/** What the figures were taken on, as far as it says something to others. */
export const machine = () =>
  `Measured with Node ${process.versions.node} on ${availableParallelism()} cores (${process.arch}), ` +
  `${Math.round(totalmem() / GIB)} GiB of memory.`;

/**
 * A table for people and for Markdown alike: columns of one width, figures to the right.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(head, rows) {
  const columns = head.map((name, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const width = Math.max(name.length, ...cells.map((cell) => cell.length));
    return { width, isFigure: cells.every((cell) => /^[-\d–]/.test(cell)) };
  });
  const line = (/** @type {string[]} */ cells) =>
    `| ${columns
      .map(({ width, isFigure }, at) => (isFigure ? cells[at]?.padStart(width) : cells[at]?.padEnd(width)))
      .join(' | ')} |`;
  const rule = `| ${columns.map(({ width, isFigure }) => '-'.repeat(width - 1) + (isFigure ? ':' : '-')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/**
 * docs/benchmarks.md.
 * @param {Part[]} parts
 */
export const markdown = (parts) =>
  prettier.format(
    [
      '# Benchmarks',
      'Written by `npm run bench`. Absolute figures belong to the machine; what carries over are the ratios to the',
      'limits measured in the same run.',
      '',
      machine(),
      ...parts.map(({ title, text, head, rows }) => `\n## ${title}\n\n${text}\n\n${table(head, rows)}`),
    ].join('\n'),
    { parser: 'markdown', printWidth: 110 },
  );
