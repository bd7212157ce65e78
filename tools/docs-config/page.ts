import type { Variable } from '../../src/platform/config/variables/variable.ts';
import { GROUPS } from './groups.ts';

type Value = string | number | boolean | readonly string[] | null;

export type AnyVariable = Pick<
  Variable<Value>,
  'name' | 'meaning' | 'expects' | 'fallback' | 'example' | 'secret'
> & { parse: (text: string) => Value };

interface Group {
  title: string;
  members: AnyVariable[];
}

const HEAD = `# Configuration

Motley is configured with environment variables. This page is generated from the schema that the program reads (\`npm run tools -- docs-config\`).
An empty variable counts as not set. Invalid values, misspelled names and contradictory settings prevent the start; all of them are
reported at once, one per line.

Variables marked with a key (🔑) are secrets. For these, \`NAME_FILE\` may contain the path of a file with the value instead. Messages never
repeat the value of a secret.
`;

/**
 * The reference of these variables in Markdown.
 * @throws Error with what the schema forgot to say
 */
export function describeVariables(variables: AnyVariable[]) {
  const faults = variables.flatMap(faultOf);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [HEAD, ...grouped(variables).map(section)].join('\n');
}

function grouped(variables: AnyVariable[]) {
  const titles = new Map(GROUPS);
  const groups: Group[] = [];
  for (const variable of variables) {
    const title = titles.get(variable.name);
    if (title !== undefined) groups.push({ title, members: [] });
    groups.at(-1)?.members.push(variable);
  }
  return groups;
}

const section = ({ title, members }: Group) => `## ${title}

| variable | meaning | default | example |
| --- | --- | --- | --- |
${members.map(row).join('\n')}
`;

const row = (variable: AnyVariable) =>
  `| \`${variable.name}\`${variable.secret ? ' 🔑' : ''} | ${cell(meaningOf(variable))} | ${defaultOf(variable)} | ${code(exampleOf(variable))} |`;

/** The meaning and, unless any text is valid, the rule for the value. */
const meaningOf = ({ meaning, expects }: AnyVariable) =>
  expects === 'must be a text'
    ? `${meaning}.`
    : `${meaning}. ${expects.charAt(0).toUpperCase()}${expects.slice(1)}.`;

const isUnset = (fallback: Value) => fallback === null || fallback === '' || String(fallback) === '';

const defaultOf = ({ fallback }: AnyVariable) => (isUnset(fallback) ? '–' : code(String(fallback)));

const exampleOf = ({ example, fallback }: AnyVariable) => example ?? String(fallback);

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<');

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function faultOf({ name, fallback, example, parse }: AnyVariable) {
  if (example === null) return isUnset(fallback) ? [`${name} has neither a default nor an example.`] : [];
  return parse(example) === null ? [`The example of ${name} is no value of it.`] : [];
}
