import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

import { aProject, EN, FR } from '../../../testing/sample-projects.js';
import { JsonText } from '../../../lib/http/json-text.js';
import { previewImport } from './preview.js';
import { takenImport } from './taken-import.js';
import type { ImportPreview, PreviewRow } from './preview.js';

const singular = (name: string, text: string): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text, quantityString: null }],
});
const plural = (name: string, [zero, one, other]: [string, string, string]): CatalogueKey => ({
  name,
  isPlural: true,
  values: [
    { name: zero, quantityString: 'zero' },
    { name: one, quantityString: 'one' },
    { name: other, quantityString: 'other' },
  ],
});
const group = (name: string, ...keys: CatalogueKey[]): CatalogueGroup => ({ name, keys });

const PROJECT = aProject();
const PROFILE = JSON.stringify({ version: 1, files: [] });
const DUPLICATE = { reason: 'imports.duplicate_key', color: 'orange', key: 'total' } as const;

const names = (rows: PreviewRow[]): string[] => rows.map((row) => `${row.group}/${row.name}`);
/** "text: kind" of every value of a tab. */
const kinds = ({ existing }: ImportPreview): string[] =>
  existing.flatMap(({ texts }) => texts.map(({ text, kind: kind }) => `${text}: ${kind}`));

describe('the preview of a new language', () => {
  const file = [
    group(
      'checkout',
      singular('cart_title', 'Tu carrito'),
      plural('pay_now', ['x', 'y', 'z']),
      singular('total', 'T'),
    ),
    group('common', singular('ok', 'OK')),
  ];
  const preview = previewImport(PROJECT, file, [DUPLICATE], { languageId: null, replaceExistingKeys: false });

  it('shows the keys the project has beside the text of the file', () => {
    expect(preview.existing).toMatchObject([
      {
        id: 'checkout\u0000cart_title',
        group: 'checkout',
        name: 'cart_title',
        texts: [{ quantity: null, reference: 'Your cart', current: '', text: 'Tu carrito', kind: 'filled' }],
      },
    ]);
  });

  it('shows the keys the project will get, and those the file lacks', () => {
    expect(names(preview.created)).toEqual(['checkout/total', 'common/ok']);
    expect(names(preview.missing)).toEqual(['common/cancel', 'common/retry', 'checkout/items_count']);
  });

  it('counts the keys that will be imported', () => {
    expect(preview.changes).toBe(3);
  });

  it('warns of what the reader and the plan found, not of each missing key', () => {
    expect(preview.warnings.map(({ reason }) => reason)).toEqual([
      'imports.duplicate_key',
      'imports.key_type_mismatch',
    ]);
  });
});

describe('a plain text of a plural', () => {
  const file = [group('checkout', singular('items_count', 'Artículos: {count}'))];
  const preview = previewImport(PROJECT, file, [], { languageId: null, replaceExistingKeys: false });

  it('is shown as its form other', () => {
    const [row] = preview.existing;
    expect(row?.texts.map(({ quantity, text, kind }) => [quantity, text, kind])).toEqual([
      ['zero', null, 'same'],
      ['one', null, 'same'],
      ['other', 'Artículos: {count}', 'filled'],
    ]);
    expect(preview.warnings).toMatchObject([{ key: 'items_count', quantities: ['zero', 'one'] }]);
  });

  it('is sent as such', () => {
    const [sent] = takenImport(preview, { groups: file, profile: PROFILE }).groups;
    expect(sent?.keys[0]).toEqual(plural('items_count', ['', '', 'Artículos: {count}']));
  });
});

describe('the preview of an import into a language', () => {
  const file = [
    group('common', singular('cancel', 'Annuler'), singular('retry', 'Réessayer')),
    group(
      'checkout',
      singular('cart_title', 'Mon panier'),
      plural('items_count', ['Rien', '{count} article', 'des articles']),
    ),
  ];
  const into = (replaceExistingKeys: boolean, languageId = FR.id) =>
    previewImport(PROJECT, file, [], { languageId, replaceExistingKeys });

  it.each([
    [
      false,
      ['Mon panier: kept', 'Rien: kept', '{count} article: same', 'des articles: filled'],
      { filled: 2, replaced: 0, kept: 2, left: 0, same: 2 },
      2,
    ],
    [
      true,
      ['Mon panier: replaced', 'Rien: replaced', '{count} article: same', 'des articles: filled'],
      { filled: 2, replaced: 2, kept: 0, left: 0, same: 2 },
      3,
    ],
  ])('with replacing %s, says of every value what becomes of it', (replaces, first, values, changes) => {
    const preview = into(replaces);
    // Changes that need a decision come first, unchanged values last.
    expect(kinds(preview)).toEqual([...first, 'Réessayer: filled', 'Annuler: same']);
    expect(preview.values).toEqual(values);
    expect(preview.changes).toBe(changes);
  });

  it('shows what the language says already', () => {
    expect(into(false).existing[0]?.texts).toMatchObject([
      {
        quantity: null,
        reference: 'Your cart',
        current: 'Votre panier',
        text: 'Mon panier',
        kind: 'kept',
      },
    ]);
    expect(into(true).missing[0]?.texts).toMatchObject([{ current: 'Payer été', text: null }]);
  });

  it('keeps what is validated where the rest is replaced', () => {
    const target = { languageId: FR.id, replaceExistingKeys: false, replace: 'unvalidated' as const };
    expect(kinds(previewImport(PROJECT, file, [], target)).slice(0, 2)).toEqual([
      'Mon panier: replaced',
      'Rien: kept',
    ]);
  });

  it('looks at the values of that language alone', () => {
    const same = [group('common', singular('cancel', 'Cancel'))];
    expect(previewImport(PROJECT, same, [], { languageId: EN.id, replaceExistingKeys: true })).toMatchObject({
      changes: 0,
      values: { filled: 0, replaced: 0, kept: 0, same: 1 },
    });
  });

  describe('with choices', () => {
    const [cart = '', none = '', some = ''] = into(false).existing.flatMap(({ changes }) =>
      changes.map(({ id }) => id),
    );
    const chosen = (choices: [string, boolean][], replaceExistingKeys = false) =>
      previewImport(PROJECT, file, [], { languageId: FR.id, replaceExistingKeys, choices: new Map(choices) });

    it('replaces a value that was taken, and leaves one that was not', () => {
      const preview = chosen([
        [cart, true],
        [some, false],
      ]);
      expect(kinds(preview).slice(0, 4)).toEqual([
        'Mon panier: replaced',
        'Rien: kept',
        '{count} article: same',
        'des articles: left',
      ]);
      expect(preview.changes).toBe(2);
    });

    it('moves no row', () => {
      const order = (preview: ImportPreview) => preview.existing.map(({ id }) => id);
      expect(order(chosen([[cart, true]]))).toEqual(order(into(false)));
    });

    it('sends what was taken, with the values as they were shown', () => {
      const body = takenImport(
        chosen([
          [none, true],
          [some, false],
        ]),
        { groups: file, profile: PROFILE },
      );
      expect(body.groups.map(({ name, keys }) => [name, keys.map((key) => key.name)])).toEqual([
        ['common', ['retry']],
        ['checkout', ['items_count']],
      ]);
      // The form that was left is sent as it is.
      expect(body.groups[1]?.keys[0]?.values.map(({ name }) => name)).toEqual([
        'Rien',
        '{count} article',
        '',
      ]);
      expect(body.shown).toHaveLength(4);
      expect(body.replaceExistingKeys).toBe(true);
    });

    it('sends the description of a key as the file has it', () => {
      const described = { ...singular('fresh', 'Frais'), description: 'Of bread.' };
      const fresh = [group('common', described)];
      const preview = previewImport(PROJECT, fresh, [], { languageId: FR.id, replaceExistingKeys: false });
      expect(takenImport(preview, { groups: fresh, profile: PROFILE }).groups).toEqual(fresh);
    });

    it('leaves a new key out', () => {
      const fresh = [group('common', singular('fresh', 'Frais'))];
      const [row] = previewImport(PROJECT, fresh, [], {
        languageId: FR.id,
        replaceExistingKeys: false,
      }).created;
      const choices = new Map([[row?.id ?? '', false]]);
      const preview = previewImport(PROJECT, fresh, [], {
        languageId: FR.id,
        replaceExistingKeys: false,
        choices,
      });
      expect([preview.created.length, preview.changes]).toEqual([1, 0]);
      expect(takenImport(preview, { groups: fresh, profile: PROFILE })).toEqual({
        groups: [],
        files: new JsonText(PROFILE),
        replaceExistingKeys: true,
        shown: [],
      });
    });
  });
});
