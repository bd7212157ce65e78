import type { EQUIVALENT } from './equivalent.ts';

export interface Place {
  file: string;
  line: number;
  rule: string;
  what: string;
}

type Result = Place & { killer: string | null };

type Equivalent = typeof EQUIVALENT;

/** As a cell of the table has it. */
export const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('`', "'");

export const placeOf = (file: string) => file.replace('src/modules/', '');

const row = ({ file, line, rule, what, killer }: Result) =>
  `| ${placeOf(file)}${line > 0 ? `:${line}` : ''} | ${rule} | \`${cell(what)}\` | ${cell(killer ?? '**nobody**')} |`;

/** Each mutant of a whole run, and the test that noticed it. */
export function table(results: Result[], equivalent: Equivalent) {
  const sorted = results.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return [
    '| Where | Rule | Without | Killed by |',
    '| --- | --- | --- | --- |',
    ...sorted.map(row),
    '',
    ...equivalent.map(({ file, what, why }) => `- \`${cell(what)}\` in ${file}: ${why}`),
    '',
  ].join('\n');
}
