import type { PluralMode } from '../../domain/plural-rules.js';
import type { WriteOptions } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { OPTIONS, project } from './testing-flavours.js';
import type { Texts } from './testing-flavours.js';

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
