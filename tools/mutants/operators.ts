import type { Call } from '../../core/api/calls.ts';
import type { Place } from './table.ts';

// The patterns of access rules in code, with the code without the rule. New rules are found by pattern.

/** The pattern of a rule, and its replacement. */
interface Operator {
  rule: string;
  find: RegExp;
  without: (text: string) => string;
  isToldByLine?: boolean;
}

/** A place without its rule; `source` is the file without it, `context` the line as it is. */
export type Mutant = Place & { context: string; source: string };

/** Rows of calls said more weakly: `source` weakens all of `calls` in one way, `tests` are those of the matrix about it. */
export interface Batch {
  file: string;
  what: string;
  tests: string;
  calls: string[];
  source: string;
}

const always = (condition: string) => `(${condition} OR true)`;

const gone = () => '';

type Find = [rule: string, find: RegExp];

/** In SQL. An alias may be the parameter of a fragment: `${as}`. */
const CONDITIONS: Find[] = [
  ['project', /(?:\w+\.|\$\{\w+\}\.|\b)project_id = (?:\$1|(?:\w+|\$\{\w+\})\.project_id)\b/g],
  ['project', /\b\w+\.id = \w+\.project_id\b|\bp\.id = \$1(?!\w)/g],
  ['membership', /\bm\.id = \$2\b/g],
  ['user', /\b(?:\w+\.)?(?:user_id|invitee_id|identity_id) = (?:\$\d|(?:\w+|\$\{\w+\})\.inviter_id)(?!\w)/g],
  ['language', /\b\w+\.(?:id = \w+\.language_id|language_id = \w+\.id)\b/g],
  ['language', /\$\{languages\}\.id = \$\{value\}\.language_id\b/g],
  ['language', /\b(?:l\.id|(?:\w+\.)?language_id) = (?:\$\d(?!\w)|\$\{languageId\})/g],
  ['language', /\$\{as\}\.language_id IN \(SELECT id FROM \$\{languages\}\)/g],
  ['language', /(?<=AND )\(NOT m\.target_restricted [^)]+\)/g],
  ['language', /\bNOT (?:\w+|\$\{member\})\.(?:target_restricted|is_limited)\b/g],
  ['language', /\b\w+\.access = '(?:target|source)'/g],
  ['part', /\b(?:\w+\.)?(?:key_id|group_id|value_id) = (?:\$\d(?!\w)|\$\{groupId\})/g],
  ['right', /\b\w+\.role = ANY\((?:[^()]|\([^()]*\))*\)/g],
  ['invitation', /(?:\bi|\$\{as\})\.status = 'pending'|\$\{as\}\.expires_at > \$\{now\}::timestamptz/g],
  ['rank', /\(inviter\.role, \$\{as\}\.role\) IN \(\$\{PAIRS\}\)/g],
];

/** In what asks by the repositories. */
const CRITERIA: Find[] = [
  ['project', /(?<=\.(?:update|delete|findOneBy|countBy|existsBy)\(\{ )projectId, /g],
  ['user', /(?<=\{ id), userId: [\w.]+(?= \})/g],
];

const REFUSAL = /if \((?:[^;{}]|\{[^;{}]*\})*?\)\s+throw new (?:Forbidden|NotFound|Unauthenticated)Error/g;
const ALL_RIGHTS = `...PERMISSIONS, `;

const CODE: Operator[] = [
  {
    rule: 'guard',
    find: /canActivate\([^)]*\): (?:Promise<boolean>|boolean) \{/g,
    without: (text) => `${text} return true;`,
  },
  { rule: 'refusal', find: REFUSAL, without: (text) => text.replace('if (', 'if (false && ') },
  { rule: 'rank', find: /RANK\[actor\] >= RANK\[other\]/g, without: () => 'true' },
  { rule: 'rights', find: /(?<=\b(?:editor|translator|reviewer): \[)(?=')/g, without: () => ALL_RIGHTS },
  { rule: 'rights', find: /PERMISSIONS\.filter\(.+?'canDeleteProject'\)/g, without: () => 'PERMISSIONS' },
];

const OPERATORS: Operator[] = [
  ...CONDITIONS.map(([rule, find]) => ({ rule, find, without: always })),
  ...CRITERIA.map(([rule, find]) => ({ rule, find, without: gone, isToldByLine: true })),
  ...CODE,
];

const isComment = (source: string, index: number) =>
  /^\s*(\/\/|\*|\/\*)/.test(source.slice(source.lastIndexOf('\n', index - 1) + 1));

const lineAt = (source: string, index: number) =>
  source.slice(source.lastIndexOf('\n', index) + 1, source.indexOf('\n', index)).trim();

/** Every mutant of a file. */
export const mutantsIn = (file: string, source: string): Mutant[] =>
  OPERATORS.flatMap(({ rule, find, without, isToldByLine }) =>
    [...source.matchAll(find)]
      .filter(({ index }) => !isComment(source, index))
      .map(({ 0: text, index }) => ({
        file,
        rule,
        line: source.slice(0, index).split('\n').length,
        context: lineAt(source, index),
        what: isToldByLine ? lineAt(source, index) : (text || 'no such right').replaceAll(/\s+/g, ' '),
        source: source.slice(0, index) + without(text) + source.slice(index + text.length),
      })),
  );

const WEAKER: Record<string, { says: (call: Call) => boolean; fields: string; tests: string }> = {
  'open to any member': {
    says: ({ access }) => access.startsWith('can'),
    fields: `access: 'member' as const`,
    tests: 'matrix',
  },
  'open to tokens': {
    says: ({ access, tokens }) => access !== 'public' && tokens === 'refused',
    fields: `tokens: 'accepted' as const`,
    tests: 'matrix',
  },
  'free of charge': {
    says: ({ paid }) => paid !== undefined,
    fields: 'paid: undefined',
    tests: 'other',
  },
};

/**
 * Every row of the table of calls, said more weakly. A guard reads the row of its own call only, so that each must be
 * noticed by a test of its own.
 */
export const batchesOfRows = (file: string, source: string, calls: Record<string, Call>): Batch[] =>
  Object.entries(WEAKER).map(([what, { says, fields, tests }]) => {
    const names = Object.entries(calls).flatMap(([name, call]) => (says(call) ? name : []));
    const rows = names.map((name) => `${name}: { ...all.${name}, ${fields} }`).join(', ');
    return {
      file,
      what,
      tests,
      calls: names,
      source: source.replace(
        /(?<=export const CALLS = )(\{[^}]*\})/,
        (table) => `((all) => ({ ...all, ${rows} }))(${table})`,
      ),
    };
  });
