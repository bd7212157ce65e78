import { GROUPS } from './groups.mjs';

const HEAD = `# Configuration

Everything Motley can be told stands in its environment, and here; this page is made of the schema the program reads
(\`npm run docs:config\`). A variable set to nothing counts as not set. A value that is none, a name that is almost one of
these, settings that contradict each other: all faults are told at once, one line each, before anything starts.

Variables marked with a key (🔑) are secrets: \`NAME_FILE\` may hold the path of a file with the value instead, as container
engines provide them, and their value is never repeated in a message.
`;

/** The reference of these variables in Markdown. @throws Error with what the schema forgot to say */
export function describeVariables(variables) {
  const faults = variables.flatMap(faultOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [HEAD, ...grouped(variables).map(section)].join('\n');
}

function grouped(variables) {
  const titles = new Map(GROUPS);
  const groups = [];
  for (const variable of variables) {
    const title = titles.get(variable.name);
    if (title !== undefined) groups.push({ title, members: [] });
    groups.at(-1).members.push(variable);
  }
  return groups;
}

const section = ({ title, members }) => `## ${title}

| variable | meaning | default | example |
| --- | --- | --- | --- |
${members.map(row).join('\n')}
`;

const row = (variable) =>
  `| \`${variable.name}\`${variable.secret ? ' 🔑' : ''} | ${cell(meaningOf(variable))} | ${defaultOf(variable)} | ${code(exampleOf(variable))} |`;

/** What a value must be follows what it means, unless any text will do. */
const meaningOf = ({ meaning, expects }) =>
  expects === 'must be a text' ? `${meaning}.` : `${meaning}. It ${expects}.`;

const isUnset = (fallback) => fallback === null || fallback === '' || String(fallback) === '';

const defaultOf = ({ fallback }) => (isUnset(fallback) ? '–' : code(String(fallback)));

const exampleOf = ({ example, fallback }) => example ?? String(fallback);

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');
const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

function faultOf({ name, fallback, example, parse }) {
  if (example === null) return isUnset(fallback) ? [`${name} has neither a default nor an example.`] : [];
  return parse(example) === null ? [`The example of ${name} is no value of it.`] : [];
}
