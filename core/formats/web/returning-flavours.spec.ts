import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { changed, project } from './testing-flavours.js';

describe('a file of i18next that comes back', () => {
  const SOURCE = '{\n  "t": "T",\n  "n_one": "1",\n  "n_other": "o",\n  "x_one": "plain"\n}\n';
  const reading = keepText('a.json', SOURCE);

  it('differs where a form was changed', () => {
    expect(changed(reading, { n: { one: '1', other: 'all' } })).toBe(SOURCE.replace('"o"', '"all"'));
  });

  it('takes a further form behind the others, in its own manner', () => {
    expect(changed(reading, { n: { '=0': 'none', one: '1', other: 'o' } })).toBe(
      SOURCE.replace('"o",', '"o",\n  "n_zero": "none",'),
    );
    const tight = keepText('a.json', '{"n_one":"1","n_other":"o"}');
    expect(changed(tight, { n: { '=0': 'none', one: '1', other: 'o' } })).toBe(
      '{"n_one":"1","n_other":"o","n_zero":"none"}',
    );
  });

  it('loses a plural as a whole, and a form that the project has not got', () => {
    const [file] = writeAgain(reading, project({ t: 'T', x_one: 'plain' }));
    expect(file?.text).toBe('{\n  "t": "T",\n  "x_one": "plain"\n}\n');
    expect(changed(reading, { n: { other: 'o' } })).toBe(SOURCE.replace('  "n_one": "1",\n', ''));
  });

  it('takes a new plural', () => {
    expect(changed(reading, { m: { '=0': '0', one: '1', other: 'o' } })).toBe(
      SOURCE.replace('"plain"', '"plain",\n  "m_zero": "0",\n  "m_one": "1",\n  "m_other": "o"'),
    );
  });

  it('never has a name twice', () => {
    expect(changed(reading, { x: { one: '1', other: 'o' } })).toBe(
      SOURCE.replace('"plain"', '"plain",\n  "x_2_one": "1",\n  "x_2_other": "o"'),
    );
  });

  it('takes no form that it has already, and that nobody could edit', () => {
    const source = '{"n_one":"1","n_few":"f","n_other":"o"}';
    const english = readFiles([{ name: 'a.json', bytes: strToU8(source) }], {
      keep: true,
      pluralMode: 'cldr',
      tag: 'en',
      jsonFlavour: 'i18next',
    });
    expect(changed(english, { n: { one: '1', few: 'new', other: 'o' } }, {}, 'pl')).toBe(source);
  });
});

describe('a file of ICU messages that comes back', () => {
  const SOURCE =
    '{\n  "n": "You \\"have\\" {k, plural, =1 {1} other {o}}",\n  "m": "{k,plural,other{#}}"\n}\n';
  const reading = keepText('a.json', SOURCE);
  const [ONE, OTHER] = ['You "have" 1', 'You "have" o'];

  it('differs where a form was changed', () => {
    expect(changed(reading, { n: { one: ONE, other: 'You "have" "all"' } })).toBe(
      SOURCE.replace('{o}', '{\\"all\\"}'),
    );
  });

  it('has the text around a plural in its forms if one of them says something else', () => {
    expect(changed(reading, { n: { one: 'One', other: OTHER } })).toBe(
      SOURCE.replace(
        'You \\"have\\" {k, plural, =1 {1} other {o}}',
        '{k, plural, =1 {One} other {You \\"have\\" o}}',
      ),
    );
  });

  it('takes a further form before other, once', () => {
    expect(changed(reading, { n: { '=0': 'You "have" 0', one: ONE, other: OTHER } })).toBe(
      SOURCE.replace(' other {o}', ' =0 {0} other {o}'),
    );
    expect(changed(reading, { m: { few: 'f', other: '#' } }, {}, 'pl')).toBe(
      SOURCE.replace('other{#}', 'few {f}other{#}'),
    );
    expect(changed(reading, { n: { '=1': 'You "have" x', one: ONE, other: OTHER } })).toBe(SOURCE);
  });

  it('takes a new plural with the name that its numbers have', () => {
    expect(changed(reading, { x: { one: '1', other: 'o' } })).toContain(
      '"x": "{k, plural, one {1} other {o}}"',
    );
    expect(changed(reading, { x: { one: '1', other: 'o' } }, { icuArgument: 'z' })).toContain(
      '"x": "{z, plural, one {1} other {o}}"',
    );
  });

  it('closes what a text leaves open', () => {
    expect(changed(reading, { m: { other: "# { 'x" } })).toBe(SOURCE.replace('{#}', "{# '{' ''x}"));
  });

  it('distinguishes both zeros of Latvian', () => {
    const latvian = keepText('lv.json', '{"n":"{n, plural, zero {z} one {1} other {o}}"}', 'lv');
    expect(changed(latvian, { n: { '=0': 'none', zero: 'z', one: '1', other: 'o' } }, {}, 'lv')).toBe(
      '{"n":"{n, plural, zero {z} one {1} =0 {none} other {o}}"}',
    );
  });
});

describe('files of several flavours', () => {
  const reading = keepText('en.json', '{"n_one":"1","n_other":"o"}');
  const own = projectOf(reading.groups);

  it('are written anew if another flavour is asked for', () => {
    const [file, ...others] = writeAgain(reading, own, { jsonFlavour: 'icu' });
    expect(others).toEqual([]);
    expect(JSON.parse(file?.text ?? '')).toEqual({ common: { n: '{count, plural, one {1} other {o}}' } });
  });

  it('come back if they have no plurals, and take new ones as asked for', () => {
    const source = '{"t": "a \\\\| b"}';
    const plain = keepText('en.json', source);
    const [same] = writeAgain(plain, projectOf(plain.groups), { jsonFlavour: 'i18next' });
    expect(same?.text).toBe(source);
    expect(changed(plain, { m: { one: '1', other: 'o' } }, { jsonFlavour: 'i18next' })).toBe(
      '{"t": "a \\\\| b", "m_one": "1", "m_other": "o"}',
    );
  });

  it('are written by a language without files as those of the project are', () => {
    const languages = [...own.languages, { id: 2, name: 'pl' }];
    const values = (['one', 'few', 'many', 'other'] as const).map((quantityString) => ({
      name: quantityString,
      quantityString,
      languageId: 2,
      status: 'modified' as const,
    }));
    const groups = own.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({ ...key, values: [...key.values, ...values] })),
    }));
    const [file] = writeAgain(reading, { languages, groups }, { languageIds: [2] });
    expect(JSON.parse(file?.text ?? '')).toEqual({
      n_one: 'one',
      n_few: 'few',
      n_many: 'many',
      n_other: 'other',
    });
    const [other] = writeAgain(
      keepText('t.strings', '"a" = "b";'),
      { languages, groups },
      { platform: 'web', languageIds: [2] },
    );
    expect(JSON.parse(other?.text ?? '')).toEqual({ common: { n: 'other | one | other' } });
  });
});
