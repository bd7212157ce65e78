import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import prettier from 'prettier';

import { ROOT } from '../scripts/lib/run.mjs';

const FILE = join(ROOT, 'core', 'domain', 'plural-rules-table.ts');
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Whole numbers first, then fractions, then millions: what a reader would think of first. */
const NUMBERS = [...Array(1001).keys(), 0.5, 1.5, 2.5, 3.5, 4.5, 1e6, 2e6, 3e6, 4e6, 5e6];
const EXAMPLES = 5;

/** `npm run tools -- plural-rules`: writes core/domain/plural-rules-table.ts from the CLDR data of this Node. */
const tagsByRules = new Map<string, string[]>();
for (const tag of [...languages(), 'pt-PT']) {
  const rules = rulesOf(tag);
  tagsByRules.set(rules, [...(tagsByRules.get(rules) ?? []), tag]);
}
const lines = [...tagsByRules].map(([rules, tags]) => `  [${quoted(rules)}, ${quoted(tags.join(' '))}],`);
const source = `/** Written by \`npm run tools -- plural-rules\`: do not edit. */

/** The version of CLDR that the table is from. */
export const CLDR_VERSION = ${quoted(process.versions['cldr'] ?? '')};

/** Categories with example numbers, and the languages that have them. */
export const PLURAL_RULES: readonly (readonly [rules: string, tags: string])[] = [
${lines.join('\n')}
];
`;
writeFileSync(
  FILE,
  await prettier.format(source, { ...(await prettier.resolveConfig(FILE)), filepath: FILE }),
);

/** Every two and three letter code that is canonical and has rules. */
function languages() {
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const codes = [...pairs, ...pairs.flatMap((pair) => LETTERS.map((third) => pair + third))];
  return Intl.PluralRules.supportedLocalesOf(codes).filter((tag) => codes.includes(tag));
}

function rulesOf(tag: string) {
  const rules = new Intl.PluralRules(tag);
  const { pluralCategories } = rules.resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.some((known) => known === category))
    .map((category) => [
      category,
      ...NUMBERS.filter((number) => rules.select(number) === category).slice(0, EXAMPLES),
    ])
    .map((words) => words.join(' '))
    .join('|');
}

function quoted(text: string) {
  return `'${text}'`;
}
