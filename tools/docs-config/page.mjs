import { GROUPS } from './groups.mjs';

/** @typedef {import('../../src/platform/config/variables/variable.js').Variable<unknown>} AnyVariable */
/** @typedef {{ title: string, members: AnyVariable[] }} Group */

const HEAD = `# Configuration

Motley is configured with environment variables. This page is generated from the schema that the program reads (\`npm run tools -- docs-config\`).
An empty variable counts as not set. Invalid values, misspelled names and contradictory settings prevent the start; all of them are
reported at once, one per line.

Variables marked with a key (🔑) are secrets. For these, \`NAME_FILE\` may contain the path of a file with the value instead. Messages never
repeat the value of a secret.
`;

/**
 * The reference of these variables in Markdown.
 * @param {AnyVariable[]} variables
 * @throws Error with what the schema forgot to say
 */
export function describeVariables(variables) {
  const faults = variables.flatMap(faultOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [HEAD, ...grouped(variables).map(section)].join('\n');
}

/** @param {AnyVariable[]} variables */
function grouped(variables) {
  const titles = new Map(GROUPS);
  /** @type {Group[]} */
  const groups = [];
  for (const variable of variables) {
    const title = titles.get(variable.name);
    if (title !== undefined) groups.push({ title, members: [] });
    groups.at(-1)?.members.push(variable);
  }
  return groups;
}

/** @param {Group} group */
const section = ({ title, members }) => `## ${title}

| variable | meaning | default | example |
| --- | --- | --- | --- |
${members.map(row).join('\n')}
`;

/** @param {AnyVariable} variable */
const row = (variable) =>
  `| \`${variable.name}\`${variable.secret ? ' 🔑' : ''} | ${cell(meaningOf(variable))} | ${defaultOf(variable)} | ${code(exampleOf(variable))} |`;

/**
 * The meaning and, unless any text is valid, the rule for the value.
 * @param {AnyVariable} variable
 */
const meaningOf = ({ meaning, expects }) =>
  expects === 'must be a text'
    ? `${meaning}.`
    : `${meaning}. ${expects.charAt(0).toUpperCase()}${expects.slice(1)}.`;

/** @param {unknown} fallback */
const isUnset = (fallback) => fallback === null || fallback === '' || String(fallback) === '';

/** @param {AnyVariable} variable */
const defaultOf = ({ fallback }) => (isUnset(fallback) ? '–' : code(String(fallback)));

/** @param {AnyVariable} variable */
const exampleOf = ({ example, fallback }) => example ?? String(fallback);

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

/** @param {string} text */
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/** @param {AnyVariable} variable */
function faultOf({ name, fallback, example, parse }) {
  if (example === null) return isUnset(fallback) ? [`${name} has neither a default nor an example.`] : [];
  return parse(example) === null ? [`The example of ${name} is no value of it.`] : [];
}
