/** @typedef {{ file: string, line: number, rule: string, what: string }} Place */
/** @typedef {Place & { killer: string | null }} Result */
/** @typedef {typeof import('./equivalent.mjs').EQUIVALENT} Equivalent */

/**
 * As a cell of the table has it.
 * @param {string} text
 */
export const cell = (text) => text.replaceAll('|', '\\|').replaceAll('`', "'");

/** @param {string} file */
export const placeOf = (file) => file.replace('src/modules/', '');

/** @param {Result} result */
const row = ({ file, line, rule, what, killer }) =>
  `| ${placeOf(file)}${line > 0 ? `:${line}` : ''} | ${rule} | \`${cell(what)}\` | ${cell(killer ?? '**nobody**')} |`;

/**
 * Each mutant of a whole run, and the test that noticed it.
 * @param {Result[]} results
 * @param {Equivalent} equivalent
 */
export function table(results, equivalent) {
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
