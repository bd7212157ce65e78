import { compareForms } from '../../domain/plural-rules.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';
import { namesOfForms, pluralHeader, pluralRule } from './plural-rule.js';

const HEADER =
  'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=n>1;\\n"\n\n';

/** Much of everything that the reader looks at, or what never ends. */
export const PO: readonly Body[] = [
  ['entries', (size) => HEADER + times(size, (at) => `msgid "k${at}"\nmsgstr "x"\n\n`)],
  ['entries on one line', (size) => times(size, (at) => `msgid "k${at}" msgstr "x" `)],
  ['entries of one name', (size) => 'msgid "a"\nmsgstr "x"\n'.repeat(size)],
  ['contexts', (size) => times(size, (at) => `msgctxt "c${at}"\nmsgid "a"\nmsgstr "x"\n`)],
  [
    'plurals',
    (size) =>
      HEADER + times(size, (at) => `msgid "k${at}"\nmsgid_plural "ks"\nmsgstr[0] "x"\nmsgstr[1] "y"\n\n`),
  ],
  ['headers', (size) => HEADER.repeat(size)],
  ['a template', (size) => times(size, (at) => `#. c\n#, c-format\nmsgid "k${at}"\nmsgstr ""\n`)],
  ['forms', (size) => `msgid "a"\nmsgid_plural "b"\n${times(size, (at) => `msgstr[${at}] "x"\n`)}`],
  ['comments above an entry', (size) => `${'# a\n#. b\n'.repeat(size)}msgid "a"\nmsgstr "x"`],
  ['comments and empty lines', (size) => `${'#. b\n\n'.repeat(size)}msgid "a"\nmsgstr "x"`],
  ['references', (size) => `${'#: a:1\n'.repeat(size)}msgid "a"\nmsgstr "x"`],
  ['flags', (size) => `#${', fuzzy'.repeat(size)}\nmsgid "a"\nmsgstr "x"`],
  ['lines of flags', (size) => `${'#, fuzzy\n'.repeat(size)}msgid "a"\nmsgstr "x"`],
  ['obsolete entries', (size) => times(size, (at) => `#~ msgid "k${at}"\n#~ msgstr "x"\n\n`)],
  ['strings', (size) => `msgid "a"\nmsgstr ""\n${'"x y "\n'.repeat(size)}`],
  ['strings on one line', (size) => `msgid "a"\nmsgstr ${'"" '.repeat(size)}`],
  ['a long line', (size) => `msgid "a"\nmsgstr "${'word '.repeat(size)}"`],
  ['a word', (size) => `msgid "a"\nmsgstr "${'x'.repeat(size)}"`],
  ['hyphens', (size) => `msgid "a"\nmsgstr "${'-'.repeat(size)}"`],
  ['spaces', (size) => `msgid "a"\nmsgstr "${' '.repeat(size)}x"`],
  ['line ends in a text', (size) => `msgid "a"\nmsgstr "${'\\n'.repeat(size)}"`],
  ['backslashes', (size) => `msgid "a"\nmsgstr "${'\\\\'.repeat(size)}"`],
  ['escapes', (size) => `msgid "a"\nmsgstr "${'\\303\\251\\x41\\n'.repeat(size)}"`],
  ['a header that never ends', (size) => `msgid ""\nmsgstr ""\n"Plural-Forms: ${'x" "'.repeat(size)}\\t"`],
  ['fields of a header', (size) => `msgid ""\nmsgstr ""\n${'"Plural-Forms: a"\n'.repeat(size)}`],
  ['quotes', (size) => '"'.repeat(size)],
  ['keywords', (size) => 'msgid '.repeat(size)],
  ['signs', (size) => `${'#'.repeat(size)}\nmsgid "a"\nmsgstr "x"`],
  ['white space', (size) => `${' \n'.repeat(size)}msgid${' '.repeat(size)}"a"${'\n'.repeat(size)}msgstr "x"`],
];

/** Pieces that are nearly files. */
export const PO_FRAGMENTS: string[] = [
  'msgid "a"\nmsgstr "b"\n',
  'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=n!=1;\\n"\n',
  'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n',
  'msgctxt "c"\n',
  'msgid ',
  'msgstr[0] ',
  '"a"',
  '""',
  '"',
  '\\',
  '# a\n',
  '#. b\n',
  '#, fuzzy\n',
  '#| msgid "c"\n',
  '#~ msgid "d"\n',
  '\n',
  '\r',
];

/**
 * The forms that come back from PO in a language, each with that of the file whose text it has: 0 has none of its own, and
 * some languages have `other` for fractions only.
 */
export function formsInPo(tag: string, mode: PluralMode): [form: PluralForm, inFile: PluralForm][] {
  const rule = pluralRule(pluralHeader(tag), tag);
  const { other, zero, one } = rule;
  const named = namesOfForms(rule, mode).map((form) => form ?? 'other');
  if (mode === 'strict') {
    const indexes = { zero, one, other };
    return QUANTITIES.map((form) => [form, named.includes(form) ? form : (named[indexes[form]] ?? 'other')]);
  }
  const own = named.map((form): [PluralForm, PluralForm] => [form, form]);
  if (!named.includes('other')) own.push(['other', named[other] ?? 'other']);
  return own.sort(([first], [second]) => compareForms(first, second));
}

/** The texts of each key of each group, behind their forms. */
export const textsOf = (
  groups: readonly {
    name: string;
    keys: readonly { name: string; values: readonly { quantityString: string | null; name: string }[] }[];
  }[],
) =>
  groups.map((group) => [
    group.name,
    group.keys.map((key) => [
      key.name,
      ...key.values.map((value) => `${value.quantityString ?? ''}=${value.name}`),
    ]),
  ]);
