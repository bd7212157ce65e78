import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { planImport } from './import-plan.js';

const LANGUAGES = [
  { id: 1, name: 'English', tag: 'en' },
  { id: 2, name: 'Polish', tag: 'pl' },
];

/** The plan of an Android plural with these forms, imported into English in a new project. */
function planOf(...forms: string[]) {
  const items = forms.map((form) => `<item quantity="${form}">${form}</item>`).join('');
  const bytes = strToU8(`<resources><plurals name="songs">${items}</plurals></resources>`);
  const { groups } = readFiles([{ name: 'a.xml', bytes }], { keep: true, pluralMode: 'cldr', tag: 'en' });
  const project = { pluralMode: 'cldr' as const, languages: LANGUAGES, groups: [], keys: [], values: [] };
  return planImport(project, groups, { languageId: 1, languageIds: [1, 2], replaceExistingKeys: false });
}

const polish = { reason: 'imports.no_values_found', color: 'red', key: 'songs', language: 'Polish' };

describe('a plural that lacks forms of its language', () => {
  it('is reported with the forms that are empty, by key and language', () => {
    const { warnings, values } = planOf('zero', 'few', 'other');
    expect(warnings).toEqual([{ ...polish, language: 'English', quantities: ['one'] }, polish]);
    expect(values.filter(({ languageId }) => languageId === 1)).toMatchObject([
      { quantityString: '=0', name: 'zero' },
      { quantityString: 'one', name: '' },
      { quantityString: 'other', name: 'other' },
    ]);
  });

  it('is not reported where it has all that the language requires', () => {
    expect(planOf('one', 'other').warnings).toEqual([polish]);
  });
});
