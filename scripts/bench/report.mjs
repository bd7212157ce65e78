import { availableParallelism, totalmem } from 'node:os';

import prettier from 'prettier';

const GIB = 2 ** 30;

/** What the figures were taken on, as far as it says something to others. */
export const machine = () =>
  `Measured with Node ${process.versions.node} on ${availableParallelism()} cores (${process.arch}), ` +
  `${Math.round(totalmem() / GIB)} GiB of memory.`;

/** A table for people and for Markdown alike: columns of one width, figures to the right. */
export function table(head, rows) {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column].length)));
  const isFigure = (column) => rows.every((row) => /^[\d–]/.test(row[column]));
  const line = (cells) =>
    `| ${cells.map((cell, column) => (isFigure(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => '-'.repeat(width - 1) + (isFigure(column) ? ':' : '-')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** docs/benchmarks.md. */
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
