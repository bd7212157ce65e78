import { strToU8 } from 'fflate';

import { after, changed } from '../profile/testing-edits.js';
import { ImportedProject } from '../profile/testing-imports.js';
import { keepText } from '../profile/testing-profile.js';

const EN =
  'en:\n  cars:\n    count:\n      "0": No cars\n      one: "%{count} car"\n      other: "%{count} cars"\n';

const formsIn = (text: string, tag: string): (string | null | undefined)[] =>
  keepText('a.yml', text, tag).groups.flatMap(({ keys }) =>
    keys.flatMap(({ values }) => values.map((value) => value.quantityString)),
  );

describe('the numbers 0 and 1 among the forms of Rails', () => {
  it('are exact forms of the plural', () => {
    expect(formsIn(EN, 'en')).toEqual(['=0', 'one', 'other']);
    expect(formsIn('ru:\n  a:\n    0: x\n    1: y\n    one: z\n    other: o\n', 'ru')).toEqual(
      expect.arrayContaining(['=0', '=1', 'one', 'other']),
    );
  });

  it('are the category that means nothing else, where the file has none', () => {
    expect(formsIn('en:\n  a:\n    n:\n      "1": A car\n      other: cars\n', 'en')).toEqual([
      'one',
      'other',
    ]);
  });

  it('come back as they were, with the text that has changed', () => {
    const file = { name: 'en.yml', text: EN, tag: 'en' };
    expect(after(file, (groups) => groups)).toBe(EN);
    expect(after(file, changed('count', { '=0': 'None', one: '%{count} car', other: '%{count} cars' }))).toBe(
      EN.replace('No cars', 'None'),
    );
  });

  it('make a plural that another language has without them', () => {
    const project = new ImportedProject('cldr');
    project.add('en', [{ name: 'en.yml', bytes: strToU8(EN) }]);
    const pl =
      'pl:\n  cars:\n    count:\n      one: samochód\n      few: samochody\n      many: samochodów\n      other: samochodu\n';
    project.add('pl', [{ name: 'pl.yml', bytes: strToU8(pl) }]);
    expect(project.texts('pl', 'count')).toEqual([
      ['one', 'samochód'],
      ['few', 'samochody'],
      ['many', 'samochodów'],
      ['other', 'samochodu'],
    ]);
  });

  it('are no forms beside other names', () => {
    expect(formsIn('en:\n  a:\n    "0": x\n    "2": y\n    other: z\n', 'en')).toEqual([null, null, null]);
  });
});
