import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import type { KeepOptions } from '../import/read-options.js';
import type { KeptGroup } from '../model/kept-reading.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { brief } from '../testing.js';

const read = (content: object, options: Omit<KeepOptions, 'keep'> = {}) =>
  readFiles([{ name: 'a.json', bytes: strToU8(JSON.stringify(content)) }], {
    pluralMode: 'cldr',
    tag: 'en',
    ...options,
    keep: true,
  });

/** `items (one, other)`, `title`. */
const keysOf = (groups: readonly KeptGroup[]): string[] =>
  groups.flatMap(({ keys }) =>
    keys.map(({ name, isPlural, values }) =>
      isPlural ? `${name} (${values.map(({ quantityString }) => quantityString).join(', ')})` : name,
    ),
  );

const [ONE_OTHER, ICU, PIPES] = [
  { n_one: '1', n_other: 'n' },
  { m: '{x, plural, one {1} other {#}}' },
  { p: 'a | b | c' },
];

describe('the flavour of a file', () => {
  it.each([
    [{}, 'pipes', [0, 0, 0]],
    [{ a: 'text' }, 'pipes', [0, 0, 0]],
    [PIPES, 'pipes', [1, 0, 0]],
    [ONE_OTHER, 'i18next', [0, 1, 0]],
    [ICU, 'icu', [0, 0, 1]],
    [{ ...ONE_OTHER, ...PIPES }, 'i18next', [1, 1, 0]],
    [{ ...ICU, ...PIPES }, 'icu', [1, 0, 1]],
    [{ ...ICU, ...ONE_OTHER }, 'i18next', [0, 1, 1]],
    [{ ...ONE_OTHER, ...PIPES, q: '1|2|3' }, 'pipes', [2, 1, 0]],
    [{ a: ONE_OTHER, b: ONE_OTHER }, 'i18next', [0, 2, 0]],
  ] as const)('of %j is %s', (content, flavour, [pipes, i18next, icu]) => {
    expect(read(content).plurals).toEqual({ flavour, counts: { pipes, i18next, icu } });
  });

  it('is the one that is asked for', () => {
    const content = { ...ICU, ...PIPES, ...ONE_OTHER };
    const keys = (jsonFlavour: KeepOptions['jsonFlavour'] = null) =>
      keysOf(read(content, { jsonFlavour }).groups);
    expect(keys('pipes')).toEqual(['m', 'p (=0, one, other)', 'n_one', 'n_other']);
    expect(keys('i18next')).toEqual(['m', 'p', 'n (one, other)']);
    expect(keys('icu')).toEqual(['m (one, other)', 'p', 'n_one', 'n_other']);
    expect(read(content, { jsonFlavour: 'icu' }).plurals?.flavour).toBe('icu');
  });

  it('is none of a file that is no JSON', () => {
    expect(keepText('a.strings', '"n_one" = "1"; "n_other" = "n";').plurals).toBeNull();
  });

  it('is found by a reading that keeps nothing, too', () => {
    const file = { name: 'a.json', bytes: strToU8(JSON.stringify(ONE_OTHER)) };
    const { groups } = readFiles([file], { pluralMode: 'cldr', tag: 'en' });
    expect(groups).toEqual(read(ONE_OTHER).groups);
  });
});

describe('a plural of i18next', () => {
  it.each([
    ['other alone is a text', 'en', { button_other: 'o' }, ['button_other']],
    ['no other', 'en', { n_one: '1', n_zero: '0' }, ['n_one', 'n_zero']],
    ['a form of another language only', 'en', { n_few: 'f', n_other: 'o' }, ['n_few', 'n_other']],
    ['zero is one more form', 'en', { n_zero: '0', n_other: 'o' }, ['n (=0, other)']],
    ['zero of a language with that category', 'lv', { n_zero: '0', n_other: 'o' }, ['n (zero, other)']],
    ['ordinals', 'en', { n_ordinal_one: '1', n_ordinal_other: 'o' }, ['n_ordinal_one', 'n_ordinal_other']],
    [
      'a form that its language does not have',
      'en',
      { n_one: '1', n_two: '2', n_other: 'o {{count}}' },
      ['n_one', 'n_two', 'n_other'],
    ],
    [
      'a form of its own language',
      'pl',
      { n_one: '1', n_few: 'f', n_many: 'm', n_other: 'o' },
      ['n (one, few, many, other)'],
    ],
    [
      'another name beside it',
      'en',
      { n_one: '1', n_male: 'm', n_other: 'o' },
      ['n_one', 'n_male', 'n_other'],
    ],
    [
      'another name beside it, and a number',
      'en',
      { n_one: '1', n_title: 't', n_other: '{{count}}' },
      ['n (one, other)', 'n_title'],
    ],
    ['contexts', 'en', { n_male: 'm', n_female: 'f', n_other: 'o' }, ['n_male', 'n_female', 'n_other']],
    ['a context with forms', 'en', { n_male_one: '1', n_male_other: 'o' }, ['n_male (one, other)']],
    ['a text of the same name', 'en', { n: 't', n_one: '1', n_other: 'o' }, ['n', 'n_2 (one, other)']],
    ['its parts anywhere', 'en', { n_other: 'o', t: 't', n_one: '1' }, ['n (one, other)', 't']],
    ['a part that is no text', 'en', { n_one: 1, n_other: 'o' }, ['n_other']],
    ['no name', 'en', { _one: '1', _other: 'o' }, ['_one', '_other']],
    ['levels', 'en', { a: { b: { n_one: '1', n_other: 'o' } } }, ['b_n (one, other)']],
    ['a path of that name', 'en', { n: { a: 't' }, n_one: '1', n_other: 'o' }, ['a', 'n (one, other)']],
    ['many of French', 'fr', { n_one: '1', n_many: 'm', n_other: 'o' }, ['n (one, many, other)']],
    ['no other form at all', 'ja', { n_other: 'o' }, ['n_other']],
    ['a language that is unknown', null, { n_one: '1', n_other: 'o' }, ['n (one, other)']],
  ] as const)('%s', (_, tag, content, keys) => {
    const { groups } = read(content, { tag });
    expect(keysOf(groups)).toEqual(keys);
  });

  it('is other alone where the project has it, in a language without other forms', () => {
    const content = { shop: { a: { items_other: 'o', button_other: 'b' } } };
    const knownPlurals = [{ group: 'shop', keys: ['a_items'] }];
    expect(keysOf(read(content, { tag: 'ja', knownPlurals }).groups)).toEqual([
      'a_items (other)',
      'a_button_other',
    ]);
    expect(keysOf(read(content, { tag: 'en', knownPlurals }).groups)).toEqual([
      'a_items_other',
      'a_button_other',
    ]);
    expect(keysOf(read(content, { tag: 'ja', jsonFlavour: 'i18next' }).groups)).toEqual([
      'a_items (other)',
      'a_button (other)',
    ]);
  });

  it('of the project reports the forms that its language does not have, which stay in the file', () => {
    const source = '{ "n_one": "1", "n_few": "f", "n_other": "o" }';
    const knownPlurals = [{ group: 'common', keys: ['n'] }];
    const reading = readFiles([{ name: 'a.json', bytes: strToU8(source) }], {
      keep: true,
      pluralMode: 'cldr',
      tag: 'en',
      knownPlurals,
    });
    expect(keysOf(reading.groups)).toEqual(['n (one, other)']);
    expect(reading.warnings.map(brief)).toEqual(['quantity_not_found n few 1']);
    const [file] = writeAgain(reading, projectOf(reading.groups));
    expect(file?.text).toBe(source);
  });

  it('is no plural where one of its names is there twice', () => {
    const reading = keepText('a.json', '{"n_one":"1","n_other":"o","n_one":"2"}');
    expect(keysOf(reading.groups)).toEqual(['n_one', 'n_other']);
    expect(reading.warnings.map(brief)).toEqual(['duplicate_key n_one 1']);
  });

  it('reports a name that is too long once', () => {
    const name = 'n'.repeat(900);
    const { warnings, groups } = read({ [`${name}_one`]: '1', [`${name}_other`]: 'o' });
    expect(warnings.map(({ reason }) => reason)).toEqual(['imports.name_too_long']);
    expect(groups).toEqual([]);
  });
});

describe('a plural of ICU', () => {
  const message = (forms: string, options: Omit<KeepOptions, 'keep'> = {}) => {
    const { groups, warnings } = read({ m: `{n, plural, ${forms}}` }, { jsonFlavour: 'icu', ...options });
    return [keysOf(groups).join(), ...warnings.map(brief)];
  };

  it('has exact numbers and categories', () => {
    expect(message('=0 {a} one {b} other {c}')).toEqual(['m (=0, one, other)']);
    expect(message('=0 {a} zero {b} other {c}', { tag: 'lv' })).toEqual(['m (=0, zero, other)']);
    expect(message('=7 {a} one {b} other {c}')).toEqual(['m (=7, one, other)']);
  });

  it('takes a number for the category that means it alone', () => {
    expect(message('=1 {a} other {b}')).toEqual(['m (one, other)']);
    expect(message('=1 {a} one {c} other {b}')).toEqual(['m (=1, one, other)']);
    expect(message('=1 {a} other {b}', { tag: 'ru' })).toEqual(['m (=1, other)']);
    expect(message('=0 {a} other {b}', { tag: 'ar' })).toEqual(['m (zero, other)']);
    expect(message('=0 {a} other {b}', { tag: 'lv' })).toEqual(['m (=0, other)']);
  });

  it('reports what is no form of the language', () => {
    expect(message('=01 {a} few {b} x {d} other {c}')).toEqual([
      'm (other)',
      'quantity_not_found m =01+few+x 1',
    ]);
  });
});

describe('plurals of a strict project', () => {
  const strict = (content: object, more: Omit<KeepOptions, 'keep'> = {}) => {
    const { groups, warnings } = read(content, { pluralMode: 'strict', ...more });
    return [keysOf(groups).join(), ...warnings.map(brief)];
  };

  it('are zero, one and other', () => {
    expect(strict({ n_zero: '0', n_one: '1', n_other: 'o' })).toEqual(['n (zero, one, other)']);
    expect(strict({ m: '{n, plural, =0 {a} =1 {b} other {c}}' })).toEqual(['m (zero, one, other)']);
    expect(strict({ m: '{n, plural, zero {a} one {b} other {c}}' })).toEqual(['m (zero, one, other)']);
  });

  it('are reported where one is missing, unless it is to be filled', () => {
    expect(strict(ONE_OTHER)).toEqual(['', 'quantity_missing n zero 1']);
    expect(strict(ICU)).toEqual(['', 'quantity_missing m zero 1']);
    const filled = { completePlurals: true };
    expect(strict(ONE_OTHER, filled)).toEqual(['n (zero, one, other)', 'quantity_filled n zero 1']);
    expect(strict(ICU, filled)).toEqual(['m (zero, one, other)', 'quantity_filled m zero 1']);
  });

  it('are without further forms, which are reported', () => {
    const pl = { tag: 'pl' };
    expect(strict({ n_zero: '0', n_one: '1', n_few: 'f', n_other: 'o' }, pl)).toEqual([
      'n (zero, one, other)',
      'quantity_not_found n few 1',
    ]);
    expect(strict({ m: '{n, plural, =0 {a} zero {z} =1 {b} one {1} other {c}}' })).toEqual([
      'm (zero, one, other)',
      'quantity_not_found m =1 1',
      'quantity_not_found m zero 1',
    ]);
  });
});
