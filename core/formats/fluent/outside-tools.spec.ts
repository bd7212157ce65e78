import { Junk, Message, parse, Placeable, serializeExpression, StringLiteral, Term } from '@fluent/syntax';
import type { Pattern, TextElement } from '@fluent/syntax';
import fc from 'fast-check';

import { writeProject } from '../index.js';
import { keyOf } from '../profile/testing-edits.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';
import { FLUENT_FRAGMENTS } from './testing-fluent.js';

/** What Fluent's own parser finds in a file: what its messages, terms and attributes say, and what it skips. */
function foundByFluent(source: string): { texts: Map<string, string>; junk: string[] } {
  const texts = new Map<string, string>();
  const junk: string[] = [];
  for (const entry of parse(source, { withSpans: false }).body) {
    if (entry instanceof Junk) junk.push(entry.content);
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const name = entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
    if (entry.value) texts.set(name, saidIn(entry.value));
    for (const { id, value } of entry.attributes) texts.set(`${name}.${id.name}`, saidIn(value));
  }
  return { texts, junk };
}

/** The text of a pattern, with strings as what they say, and other placeables as Fluent writes them. */
const saidIn = ({ elements }: Pattern): string => elements.map(saidBy).join('');

function saidBy(element: TextElement | Placeable): string {
  if (!(element instanceof Placeable)) return element.value;
  const { expression } = element;
  return expression instanceof StringLiteral
    ? expression.parse().value
    : `{ ${serializeExpression(expression)} }`;
}

/** Pieces of texts, among them what Fluent takes for something else. */
const text = fc
  .array(
    fc.constantFrom(...HOSTILE, '[', '*', '.', '{', '}', '{ $n }', '\n    ', '\n[one]', '->', '# ', '"'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join('').replace(/[\p{Cs}\0]/gu, ''))
  // A sign in a string of its own is read as that sign.
  .filter((own) => !/\{ *"/.test(own));

/** What a text says to Fluent, which has its own spaces in placeables. */
const said = (own: string): string => own.replace(/\{ */g, '{').replace(/ *\}/g, '}');

const written = (texts: readonly string[]): string =>
  writeProject(
    {
      languages: [{ id: 1, name: 'fr' }],
      groups: [
        { name: 'common', keys: texts.map((own, at) => keyOf(at % 2 ? `k${at}.label` : `k${at}`, own)) },
      ],
    },
    { platform: 'fluent', languageIds: [1], prefix: false, validatedOnly: false },
  )[0]?.text ?? '';

describe('what is written, as the parser of Fluent reads it', () => {
  it('says what the project says', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        const { texts: found, junk } = foundByFluent(written(texts));
        expect(junk).toEqual([]);
        expect([...found.values()].map(said)).toEqual(texts.map(said));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('says in the place of another text what the project says, and nothing else has changed', () => {
    const files = fc.constantFrom(
      'a = x\nb = y\n',
      'a =\n    x\n    y\nb = y\n',
      'a = x\n    y\n\n    z\nb =\n    .c = d\n',
      'a =\r\n  { $x }\r\n  y\r\nb = y\r\n',
      '-a = x\n    .gender = m\nb = { -a }\n',
      'c = x\n    .d = e\n    .a = x\n    .b = z\n',
    );
    fc.assert(
      fc.property(files, text, (source, own) => {
        const reading = keepText('m.ftl', source);
        const project = projectOf(reading.groups);
        const [first] = project.groups.flatMap(({ keys }) => keys);
        if (first) first.values = keyOf('', own).values;
        const [file] = writeAgain(reading, project);
        const [before, after] = [foundByFluent(source), foundByFluent(file?.text ?? '')];
        expect(after.junk).toEqual([]);
        expect([...after.texts.keys()]).toEqual([...before.texts.keys()]);
        const [changed = '', ...others] = after.texts.values();
        expect([said(changed), ...others]).toEqual([said(own), ...[...before.texts.values()].slice(1)]);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('has the variants of plurals', () => {
    const files = { '=0': 'none {', one: '[a]\n*b', other: '{ $count } files\n' } as const;
    const project = {
      languages: [{ id: 1, name: 'en', tag: 'en' }],
      groups: [{ name: 'common', keys: [keyOf('files', files), keyOf('files.label', files)] }],
    };
    const options = { platform: 'fluent', languageIds: [1], prefix: false, validatedOnly: false } as const;
    const [file] = writeProject(project, { ...options, pluralMode: 'cldr' });
    expect(foundByFluent(file?.text ?? '').junk).toEqual([]);
    const found = keepText('m.ftl', file?.text ?? '').groups.flatMap(({ keys }) => keys);
    expect(found.map(({ name }) => name)).toEqual(['files', 'files.label']);
    for (const { values } of found)
      expect(Object.fromEntries(values.map(({ quantityString, name }) => [quantityString, name]))).toEqual(
        files,
      );
  });
});

describe('what is nearly Fluent', () => {
  const source = fc
    .array(fc.constantFrom(...FLUENT_FRAGMENTS, '\n', '\n    '), { minLength: 1, maxLength: 14 })
    .map((pieces) => pieces.join(''));

  it('has the messages that the parser of Fluent finds', () => {
    fc.assert(
      fc.property(source, (text_) => {
        const { texts } = foundByFluent(text_);
        const reading = keepText('m.ftl', text_);
        const names = reading.groups.flatMap(({ keys }) => keys.map(({ name }) => name));
        const ofTerms = (name: string): boolean => name.startsWith('-') && name.includes('.');
        expect(new Set(names)).toEqual(new Set([...texts.keys()].filter((name) => !ofTerms(name))));
      }),
      { numRuns: 10 * LAW_RUNS },
    );
  });
});
