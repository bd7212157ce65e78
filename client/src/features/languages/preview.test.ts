import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueView } from '#core/api/translations.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { previewImport } from './preview.js';

const value = (
  keyId: number,
  name: string,
  quantityString: ValueView['quantityString'] = null,
): ValueView => ({
  id: keyId * 10,
  keyId,
  name,
  quantityString,
  status: 'validated',
  version: 1,
  languageId: 1,
  languageName: 'English',
  languageAccess: 'target',
  updatedAt: '2026-11-20T10:00:00.000Z',
});

const PROJECT: ProjectDetails = {
  id: 7,
  name: 'Atlas',
  color: '0F766E',
  description: '',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  role: 'owner',
  languages: [{ id: 1, name: 'English', access: 'target' }],
  groups: [
    {
      id: 1,
      name: 'checkout',
      keys: [
        { id: 11, name: 'cart_title', isPlural: false, groupId: 1, values: [value(11, 'Your cart')] },
        { id: 12, name: 'pay_now', isPlural: false, groupId: 1, values: [value(12, 'Pay now')] },
        { id: 13, name: 'items', isPlural: true, groupId: 1, values: [value(13, 'none', 'zero')] },
      ],
    },
  ],
  warnings: [],
};

const FILE: CatalogueGroup[] = [
  {
    name: 'checkout',
    keys: [
      { name: 'cart_title', isPlural: false, values: [{ name: 'Dein Warenkorb', quantityString: null }] },
      { name: 'items', isPlural: false, values: [{ name: 'Artikel', quantityString: null }] },
      { name: 'total', isPlural: false, values: [{ name: 'Summe', quantityString: null }] },
    ],
  },
  { name: 'common', keys: [{ name: 'ok', isPlural: false, values: [{ name: 'OK', quantityString: null }] }] },
];

describe('previewImport', () => {
  const preview = previewImport(PROJECT, FILE, 'Deutsch', [
    { reason: 'imports.duplicate_key', color: 'orange', key: 'total' },
  ]);

  it('shows the keys the project has beside the text of the file', () => {
    expect(preview.existing).toEqual([
      {
        id: 'checkout\u0000cart_title',
        group: 'checkout',
        name: 'cart_title',
        texts: [{ quantity: null, reference: 'Your cart', text: 'Dein Warenkorb' }],
      },
    ]);
  });

  it('shows the keys the project will get', () => {
    expect(preview.created.map(({ group, name }) => `${group}/${name}`)).toEqual([
      'checkout/total',
      'common/ok',
    ]);
  });

  it('shows the keys the file lacks', () => {
    expect(preview.missing.map(({ name }) => name)).toEqual(['pay_now']);
  });

  it('warns of what the reader and the plan found, not of each missing key', () => {
    expect(preview.warnings.map(({ reason }) => reason)).toEqual([
      'imports.duplicate_key',
      'imports.key_type_mismatch',
    ]);
  });
});
