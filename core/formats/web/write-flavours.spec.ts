import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { ExportProject, WriteOptions } from '../export/export-types.js';
import { writeProject } from '../index.js';
import type { KeptReading } from '../profile/kept-reading.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';

type Texts = Record<string, string | Partial<Record<PluralForm, string>>>;

const LANGUAGE = 1;

const keyOf = (name: string, texts: Texts[string]): ExportProject['groups'][number]['keys'][number] => {
  const forms =
    typeof texts === 'string' ? [[null, texts] as const] : (Object.entries(texts) as [PluralForm, string][]);
  return {
    name,
    isPlural: typeof texts !== 'string',
    values: forms.map(([quantityString, text]) => ({
      name: text,
      quantityString,
      languageId: LANGUAGE,
      status: 'modified',
    })),
  };
};

const project = (keys: Texts, tag = 'en', group = 'common'): ExportProject => ({
  languages: [{ id: LANGUAGE, name: tag }],
  groups: [{ name: group, keys: Object.entries(keys).map(([name, texts]) => keyOf(name, texts)) }],
});

const OPTIONS: WriteOptions = {
  platform: 'web',
  languageIds: [LANGUAGE],
  prefix: false,
  validatedOnly: false,
  pluralMode: 'cldr',
};

/** The members of the one group of a file that is written without a profile. */
const written = (keys: Texts, options: Partial<WriteOptions>, tag = 'en'): unknown => {
  const [file] = writeProject(project(keys, tag), { ...OPTIONS, ...options });
  return (JSON.parse(file?.text ?? '') as { common: unknown }).common;
};

const i18next = (keys: Texts, tag: string, pluralMode: PluralMode = 'cldr'): unknown =>
  written(keys, { jsonFlavour: 'i18next', pluralMode }, tag);
const icu = (keys: Texts, tag: string, pluralMode: PluralMode = 'cldr'): unknown =>
  written(keys, { jsonFlavour: 'icu', pluralMode }, tag);

describe('a file of i18next', () => {
  it('has a member for each form that has a text', () => {
    expect(i18next({ t: 'a | b', n: { one: '1', few: 'f', many: '', other: 'o' } }, 'pl')).toEqual({
      t: 'a | b',
      n_one: '1',
      n_few: 'f',
      n_other: 'o',
    });
  });

  it('has rare forms, which are other unless they have a text: i18next looks for nothing else', () => {
    expect(i18next({ n: { one: '1', other: 'o' } }, 'fr')).toEqual({ n_one: '1', n_many: 'o', n_other: 'o' });
    expect(i18next({ n: { one: '1', many: 'm', other: 'o' } }, 'fr')).toEqual({
      n_one: '1',
      n_many: 'm',
      n_other: 'o',
    });
    expect(i18next({ n: { one: '', other: '' } }, 'fr')).toEqual({ n_other: '' });
  });

  it('has all forms of the language in a strict project, which has no place for them', () => {
    expect(i18next({ n: { zero: '0', one: '1', other: 'o' } }, 'pl', 'strict')).toEqual({
      n_zero: '0',
      n_one: '1',
      n_few: 'o',
      n_many: 'o',
      n_other: 'o',
    });
  });

  it('calls exactly 0 zero, unless that is also of other numbers', () => {
    const forms = { '=0': 'none', '=7': 'seven', other: 'o' };
    expect(i18next({ n: forms }, 'en')).toEqual({ n_zero: 'none', n_other: 'o' });
    expect(i18next({ n: forms }, 'ar')).toEqual({ n_zero: 'none', n_other: 'o' });
    expect(i18next({ n: forms }, 'lv')).toEqual({ n_other: 'o' });
    expect(i18next({ n: { ...forms, zero: 'z' } }, 'lv')).toEqual({ n_zero: 'z', n_other: 'o' });
  });

  it('has no name twice', () => {
    expect(i18next({ n: { one: '1', other: 'o' }, n_one: 'text', n_2_other: 'text' }, 'en')).toEqual({
      n_3_one: '1',
      n_3_other: 'o',
      n_one: 'text',
      n_2_other: 'text',
    });
  });
});

describe('a file of ICU messages', () => {
  it('has a message for each plural', () => {
    const forms = { '=0': 'none', zero: 'z', one: "it's # {x}", other: '# {y' };
    expect(icu({ t: "it's {x}", n: forms }, 'lv')).toEqual({
      t: "it's {x}",
      n: "{count, plural, =0 {none} zero {z} one {it's # {x}} other {# '{'y}}",
    });
  });

  it('has exactly 0 for the zero of a strict project', () => {
    expect(icu({ n: { zero: '0', one: '1', other: 'o' } }, 'lv', 'strict')).toEqual({
      n: '{count, plural, =0 {0} one {1} other {o}}',
    });
  });

  it('calls its number as asked for, if that is a name', () => {
    const forms = { n: { other: 'o' } };
    expect(written(forms, { jsonFlavour: 'icu', icuArgument: 'n' })).toEqual({ n: '{n, plural, other {o}}' });
    for (const icuArgument of ['', 'a b', '{', '1a', null])
      expect(written(forms, { jsonFlavour: 'icu', icuArgument })).toEqual({
        n: '{count, plural, other {o}}',
      });
  });
});

it('has pipes unless something else is asked for', () => {
  expect(written({ n: { '=0': '0', one: '1', other: 'o' } }, {})).toEqual({ n: '0 | 1 | o' });
});

/** A file with changes of the texts of its keys, and new keys. */
function changed(
  reading: KeptReading,
  change: Texts,
  options: Partial<WriteOptions> = {},
  tag = 'en',
): string {
  const before = projectOf(reading.groups, tag);
  const groups = before.groups.map(({ name, keys }) => {
    const kept = keys.flatMap((key) =>
      key.name in change ? [keyOf(key.name, change[key.name] ?? '')] : [key],
    );
    return { name, keys: kept };
  });
  const known = new Set(groups.flatMap(({ keys }) => keys.map(({ name }) => name)));
  const added = Object.entries(change).filter(([name]) => !known.has(name));
  const [first, ...others] = groups;
  const all = [
    {
      name: first?.name ?? 'common',
      keys: [...(first?.keys ?? []), ...added.map(([name, texts]) => keyOf(name, texts))],
    },
    ...others,
  ];
  return writeAgain(reading, { ...before, groups: all }, options)
    .map(({ text }) => text)
    .join('\n---\n');
}

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
    const english = keepText('a.json', source, 'en');
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
