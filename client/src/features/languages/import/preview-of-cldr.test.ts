import type { PluralForm } from '#core/domain/plural-rules.js';
import type { CatalogueKey } from '#core/formats/index.js';

import { aPluralProject, PL } from '../../../testing/plural-project.js';
import { previewImport } from './preview.js';
import { takenImport } from './taken-import.js';

describe('the preview of a cldr project', () => {
  const forms = (name: string, texts: Partial<Record<PluralForm, string>>): CatalogueKey => ({
    name,
    isPlural: true,
    values: (Object.entries(texts) as [PluralForm, string][]).map(([form, text]) => ({
      name: text,
      quantityString: form,
    })),
  });
  const file = [
    {
      name: 'common',
      keys: [
        forms('minutes_ago', {
          '=0': 'Teraz',
          one: '{count} minutę temu',
          few: 'Kilka minut temu',
          many: 'Dużo',
        }),
        forms('hours', { one: 'godzinę', few: 'godziny' }),
      ],
    },
  ];
  const preview = previewImport(aPluralProject(), file, [], {
    languageId: PL.id,
    tag: PL.tag,
    replaceExistingKeys: false,
  });

  it('shows the forms of the project and of the file, beside those that they are translated from', () => {
    const [row] = preview.existing;
    expect(row?.texts.map(({ quantity, text, kind }) => [quantity, text, kind])).toEqual([
      ['=0', 'Teraz', 'filled'],
      ['one', '{count} minutę temu', 'same'],
      ['few', 'Kilka minut temu', 'kept'],
      ['many', 'Dużo', 'filled'],
      ['other', null, 'same'],
    ]);
    expect(row?.texts.map(({ reference }) => reference)).toEqual([
      'Just now',
      '{count} minute ago',
      '{count} minutes ago',
      '{count} minutes ago',
      '{count} minutes ago',
    ]);
    expect(preview.created[0]?.texts.map(({ quantity }) => quantity)).toEqual(['one', 'few']);
    expect(preview.warnings).toMatchObject([{ key: 'hours', quantities: ['many', 'other'] }]);
  });

  it('sends the forms as they are shown', () => {
    const [common] = takenImport(preview, {
      groups: file,
      profile: JSON.stringify({ version: 1, files: [] }),
    }).groups;
    expect(
      common?.keys.map(({ values }) => values.map(({ quantityString, name }) => [quantityString, name])),
    ).toEqual([
      [
        ['=0', 'Teraz'],
        ['one', '{count} minutę temu'],
        ['few', '{count} minuty temu'],
        ['many', 'Dużo'],
        ['other', ''],
      ],
      [
        ['one', 'godzinę'],
        ['few', 'godziny'],
      ],
    ]);
  });
});
