const cell = (text) => text.replaceAll('|', '\\|').replaceAll('`', "'");

const row = ({ file, line, rule, what, killer }) =>
  `| ${file.replace('src/modules/', '')}${line > 0 ? `:${line}` : ''} | ${rule} | \`${cell(what)}\` | ${cell(killer ?? '**nobody**')} |`;

/** The result of a whole run, for docs/testing.md. */
export function table(results, equivalent) {
  const sorted = results.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const survivors = results.filter(({ killer }) => killer === null).length;
  const day = new Date().toISOString().slice(0, 10);
  return [
    `${day}, \`npm run mutants\`: ${results.length} mutants, ${results.length - survivors} killed, ${survivors} alive; ${equivalent.length} more are no mutants in effect.`,
    '',
    '<!-- prettier-ignore -->',
    '| Where | Rule | Without | Killed by |',
    '| --- | --- | --- | --- |',
    ...sorted.map(row),
    '',
    ...equivalent.map(({ file, what, why }) => `- \`${cell(what)}\` in ${file}: ${why}`),
    '',
  ].join('\n');
}
