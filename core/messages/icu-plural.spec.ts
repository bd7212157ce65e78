import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';

import { icuForm, icuMessage, icuText } from './icu-message.js';
import { readIcuPlural } from './icu-plural.js';

const numRuns = Number(process.env['FORMAT_RUNS'] ?? 1000);

/** The elements of a message as formatjs reads it; null if it does not. Tags are text, as they are for us. */
function elementsOf(message: string): MessageFormatElement[] | null {
  try {
    return parse(message, { ignoreTag: true });
  } catch {
    return null;
  }
}

const formsOf = (message: string): Record<string, string> | null => {
  const plural = readIcuPlural(message);
  return (
    plural &&
    Object.fromEntries(
      plural.forms.map(({ selector, start, end }) => [
        selector,
        plural.before + message.slice(start, end) + plural.after,
      ]),
    )
  );
};

describe('a message that is a plural', () => {
  it.each([
    ['{n, plural, one {# file} other {# files}}', { one: '# file', other: '# files' }],
    ['{n,plural,=0{no}other{#}}', { '=0': 'no', other: '#' }],
    [' {n , plural ,\n =0 {no}\n other {#}\n } ', { '=0': 'no', other: '#' }],
    ['a {x} {n, plural, one {b} other {c}} d', { one: 'a {x} b d', other: 'a {x} c d' }],
    ["{n, plural, other {it's '{' {a} '}'}}", { other: "it's '{' {a} '}'" }],
    ['{n, plural, other {{d, date, short} {c, number}}}', { other: '{d, date, short} {c, number}' }],
    ["it's {n, plural, other {''}}", { other: "it's ''" }],
  ])('has the forms of %s', (message, forms) => {
    expect(formsOf(message)).toEqual(forms);
    expect(elementsOf(message)).not.toBeNull();
  });

  it.each([
    'plural',
    '{n}',
    '{plural}',
    '{n, selectordinal, one {a} other {b}}',
    '{n, select, one {a} other {plural}}',
    '{n, plural, one {a}}',
    '{n, plural, other {a} other {b}}',
    '{n, plural, offset:1 other {a}}',
    '{n, plural, other {{m, plural, other {a}}}}',
    '{n, plural, other {{m, select, other {a}}}}',
    '{n, plural, other {a}} {m, plural, other {b}}',
    '{n, plural, other {a}} {m, select, other {b}}',
    '# {n, plural, other {a}}',
    "{n, plural, other {a}}'",
    "{n, plural, other {'{'}}'s",
    "a''{n, plural, other {a}}",
    "{n, plural, other {a '} }",
    '{n, plural, other {a}',
    '{n, plural, other {a}}}',
    '{n, plural, other}',
    '{n, plural}',
    '{n, plural, other {a',
    "'{n, plural, other {a}}'",
    `{n, plural, ${Array.from({ length: 101 }, (_, at) => `=${at} {a}`).join(' ')} other {b}}`,
    `a {n, plural, ${Array.from({ length: 12 }, (_, at) => `=${at} {a}`).join(' ')} other {b}}`,
  ])('is not %s', (message) => {
    expect(readIcuPlural(message)).toBeNull();
  });

  /** Characters with and without a meaning in messages; whole arguments and quotes more often than parts of them. */
  const whole = fc.constantFrom(' ', 'a', '{a}', "'{'", "'#'", "''", "'", 'ñ', '\n', ',', '=0');
  const part = fc.constantFrom('{', '}', '#', "'");
  const text = fc
    .array(fc.oneof({ weight: 9, arbitrary: whole }, { weight: 1, arbitrary: part }), { maxLength: 6 })
    .map((signs) => signs.join(''));

  it('is a plural to formatjs, with the same forms', () => {
    const selectors = fc.uniqueArray(fc.constantFrom('=0', '=1', 'zero', 'one', 'few'), { maxLength: 2 });
    const message = fc
      .tuple(text, selectors, fc.tuple(text, text, text), text)
      .map(([before, names, texts, after]) => {
        const forms = [...names, 'other'].map((name, at) => `${name} {${texts[at] ?? ''}}`);
        // White space alone is no text around a plural, which broken forms may end early.
        return `${before}{n, plural, ${forms.join(' ')}}${after}`.replaceAll(/^\s+(?=\{n)|(?<=\})\s+$/g, '');
      });
    let found = 0;
    fc.assert(
      fc.property(message, (source) => {
        const forms = formsOf(source);
        const elements = elementsOf(source);
        if (forms === null || elements === null) return;
        found += 1;
        const [own, ...others] = elements.flatMap((element) => (element.type === TYPE.plural ? element : []));
        expect(others).toEqual([]);
        expect(own && Object.keys(own.options)).toEqual(Object.keys(forms));
        for (const [name, form] of Object.entries(forms)) {
          // Each form with the text around it says what the whole message does.
          const whole = elements.flatMap((element) =>
            element === own ? (own.options[name]?.value ?? []) : element,
          );
          const [alone] = elementsOf(`{n, plural, other {${form}}}`) ?? [];
          expect(alone?.type === TYPE.plural && shown(alone.options['other']?.value ?? [])).toBe(
            shown(whole),
          );
        }
      }),
      { numRuns },
    );
    expect(found).toBeGreaterThan(numRuns / 20);
  });

  it('is written with any text as a form, and read again', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ maxLength: 5 })), text, (one, other) => {
        const message = icuMessage('n', [
          ['one', one],
          ['other', other],
        ]);
        expect(formsOf(message)).toEqual({ one: icuText(one), other: icuText(other) });
        // A message that can be read is written unchanged.
        expect(icuText(icuText(one))).toBe(icuText(one));
      }),
      { numRuns },
    );
  });

  it.each([
    ["it's {name}", "it's {name}"],
    ["l'{name}", "l''{name}"],
    ["the users'", "the users''"],
    ['a { b', "a '{' b"],
    ['}{', "'}{'"],
    ["{'{", "'{''{'"],
    ["don't }", "don''t '}'"],
    ['# files', '# files'],
  ])('holds %s as %s', (form, written) => {
    expect(icuForm('other', form)).toBe(`other {${written}}`);
    expect(elementsOf(icuMessage('n', [['other', form]]))).not.toBeNull();
  });

  it('has other even if the project has none', () => {
    expect(icuMessage('n', [['one', 'a']])).toBe('{n, plural, one {a} other {}}');
  });
});

/** The output of a message: literal text, and the names of arguments. */
const shown = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      return element.type === TYPE.pound ? '<#>' : `<${'value' in element ? element.value : ''}>`;
    })
    .join('');
