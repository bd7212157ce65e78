import { screen, waitFor, within } from '@testing-library/react';

import type { ImportLanguage } from '#core/api/languages.js';
import { routes, valuesPath } from '#core/api/routes.js';

import { fileField } from '../../../testing/file-field.js';
import { AT, cell, FR, openGrid, prepareGrid, world } from '../../../testing/project.js';
import { ok, refusal } from '../../../testing/server.js';
import type { FakeServer } from '../../../testing/server.js';
import { aProject, aValue, EN, FR as FRENCH } from '../../../testing/sample-projects.js';

prepareGrid();

const ANDROID = `<resources>
  <string name="checkout_cart_title">Mon panier</string>
  <string name="retry">Réessayer</string>
  <string name="retry">Réessayer</string>
  <plurals name="checkout_items_count"><item quantity="other">des articles</item></plurals>
</resources>`;

const IMPORT = routes.importIntoLanguage(7, 2);
const [VALUES = ''] = valuesPath(7, 2).split('?');
const into = (more: object = {}): FakeServer =>
  world()
    .on('POST', IMPORT, ok({ id: 2, name: 'Français', tag: 'fr', access: 'target', warnings: [], ...more }))
    .on('GET', VALUES, ok([aValue({ id: 2120, keyId: 21, languageId: 2, version: 2, name: 'Mon panier' })]));

const OPEN = `${AT}?d=import-language&of=2`;

async function choose(
  user: { upload: (field: HTMLInputElement, file: File) => Promise<void> },
  text: string,
) {
  const dialog = await screen.findByRole('dialog');
  await user.upload(fileField(), new File([text], 'strings.xml'));
  return within(dialog);
}

describe('an import into a language', () => {
  it.each([
    [
      'en',
      'Actions for Français',
      'Import from files',
      'Import into Français',
      'Import 1 key',
      '1 existing value will be kept',
      '1 empty value will be filled',
      'Kept',
      'In the file: Mon panier',
    ],
    [
      'fr',
      'Actions\u202f: Français',
      'Importer des fichiers',
      'Importer dans Français',
      'Importer 1 clé',
      '1 valeur existante sera conservée',
      '1 valeur vide sera remplie',
      'Conservée',
      'Dans le fichier : Mon panier',
    ],
  ] as const)(
    'begins in the menu of its column and shows what it will do, in %s',
    async (locale, menu, entry, title, submit, kept, filled, mark, inFile) => {
      const server = into();
      const { user } = await openGrid(AT, locale);
      await user.click(screen.getByRole('button', { name: menu }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
      expect(await screen.findByText(title)).toBeVisible();
      const dialog = await choose(user, ANDROID);
      expect(await dialog.findByRole('button', { name: submit })).toBeEnabled();
      expect(dialog.getByText(kept)).toBeVisible();
      expect(dialog.getByText(filled)).toBeVisible();
      const row = within(dialog.getByRole('row', { name: /cart_title/ }));
      // Nothing changes: the text that stays is plain, that of the file is beside it.
      expect(row.queryByRole('deletion')).toBeNull();
      expect(row.getByText('Votre panier')).toBeVisible();
      expect(row.getByText(mark)).toBeVisible();
      expect(
        row.getByText((_, element) => element?.tagName === 'SMALL' && element.textContent === inFile),
      ).toBeVisible();
      expect(server.requests.map(({ method }) => method)).not.toContain('POST');
    },
  );

  it.each([
    ['en', 'fr', 'Code fr'],
    ['en', null, 'Code No code'],
    ['fr', null, 'Code Aucun code'],
  ] as const)('names the code of the language, in %s: %s', async (locale, tag, words) => {
    world(aProject({ languages: [EN, { ...FRENCH, tag }] }));
    await openGrid(OPEN, locale);
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText((_, element) => element?.tagName === 'P' && element.textContent === words),
    ).toBeVisible();
  });

  it('replaces when asked to, shows the new texts, and keeps what the files had to say', async () => {
    const server = into({ warnings: [{ reason: 'imports.no_values_found', color: 'red', key: 'x' }] });
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, ANDROID);
    await dialog.findByRole('button', { name: 'Import 1 key' });
    await user.click(dialog.getByRole('radio', { name: 'Everything' }));
    expect(await dialog.findByText('1 value will be replaced')).toBeVisible();
    const row = within(dialog.getByRole('row', { name: /cart_title/ }));
    expect(row.getByRole('deletion')).toHaveTextContent('Votre');
    expect(row.getByRole('insertion')).toHaveTextContent('Mon');
    await user.click(dialog.getByRole('button', { name: 'Import 2 keys' }));
    expect(await screen.findByText('Files imported into Français')).toBeVisible();
    const body = server.to('POST', IMPORT)[0]?.body as ImportLanguage;
    expect(body.replaceExistingKeys).toBe(true);
    expect(body.groups.map(({ name, keys }) => [name, keys.map((key) => key.name)])).toEqual([
      ['checkout', ['cart_title']],
      ['common', ['retry']],
    ]);
    await waitFor(() => expect(cell('cart_title', FR)).toHaveAccessibleName('Mon panier, Modified'));
    const kept = JSON.parse(localStorage.getItem('7') ?? '[]') as object[];
    expect(kept).toMatchObject([
      { reason: 'imports.duplicate_key', key: 'retry', language: 'Français' },
      { reason: 'imports.quantity_missing', key: 'checkout_items_count', language: 'Français' },
      { reason: 'imports.no_values_found', key: 'x', language: 'Français' },
    ]);
    expect(screen.getByRole('button', { name: '3 import warnings' })).toBeVisible();
  });

  it('sends only what is ticked, all, some or nothing', async () => {
    const server = into();
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, ANDROID);
    await user.click(await dialog.findByRole('checkbox', { name: 'Import cart_title' }));
    expect(dialog.getByText('1 value will be replaced')).toBeVisible();
    const all = dialog.getByRole('checkbox', { name: 'All changes' });
    expect(all).toBeChecked();
    await user.click(all);
    expect(dialog.getByRole('button', { name: 'Import 0 keys' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Import cart_title' }));
    expect(all).toBePartiallyChecked();
    await user.click(dialog.getByRole('button', { name: 'Import 1 key' }));
    await waitFor(() => expect(server.to('POST', IMPORT)).toHaveLength(1));
    const { files, ...taken } = server.to('POST', IMPORT)[0]?.body as ImportLanguage;
    // The file is sent whole: an export leaves out the keys that the project has not got.
    expect(files?.files.map(({ name, keys }) => [name, keys.map(([, key]) => key)])).toEqual([
      ['strings.xml', ['cart_title', 'retry']],
    ]);
    expect(taken).toEqual({
      groups: [
        {
          name: 'checkout',
          keys: [
            { name: 'cart_title', isPlural: false, values: [{ name: 'Mon panier', quantityString: null }] },
          ],
        },
      ],
      replaceExistingKeys: true,
      shown: [{ id: 2120, version: 1 }],
    });
  });

  it.each([
    ['en', /^Issues/, '{count} is missing', 'Leave out 1 text with errors', 'Import 1 key'],
    [
      'fr',
      /^Points signalés/,
      '{count} manque',
      'Ne pas importer 1 texte comportant une erreur',
      'Importer 1 clé',
    ],
  ] as const)(
    'shows the findings of its texts and leaves out those with errors, in %s',
    async (locale, tab, message, option, submit) => {
      const server = into();
      const { user } = await openGrid(OPEN, locale);
      const dialog = await choose(
        user,
        `<resources><string name="retry">Réessayer</string><plurals name="checkout_items_count">
          <item quantity="zero">Vide</item><item quantity="one">Un article</item>
          <item quantity="other">Des articles</item></plurals></resources>`,
      );
      await user.click(await dialog.findByText(tab));
      expect(
        dialog.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === message),
      ).toBeVisible();
      const leave = dialog.getByRole('checkbox', { name: option });
      expect(leave).not.toBeChecked();
      await user.click(leave);
      expect(leave).toBeChecked();
      const box = dialog.getByRole('checkbox', { name: /items_count other$/ });
      expect(box).not.toBeChecked();
      await user.click(dialog.getByRole('button', { name: submit }));
      await waitFor(() => expect(server.to('POST', IMPORT)).toHaveLength(1));
      const { groups } = server.to('POST', IMPORT)[0]?.body as ImportLanguage;
      expect(groups.flatMap(({ keys }) => keys.map(({ name }) => name))).toEqual(['retry']);
    },
  );

  it.each([
    ['en', 'Import 1 key', /has changed since this preview/, 'Changed meanwhile'],
    ['fr', 'Importer 1 clé', /a changé depuis cet aperçu/, 'Modifiée entre-temps'],
  ] as const)(
    'shows what has changed if it was refused for that, in %s',
    async (locale, submit, said, mark) => {
      const current = [{ valueId: 2120, keyId: 21, text: 'Panier' }];
      const server = into().on('POST', IMPORT, refusal(409, 'import_moved', { current }));
      const { user } = await openGrid(OPEN, locale);
      const dialog = await choose(user, ANDROID);
      await user.click(await dialog.findByRole('button', { name: submit }));
      expect(await dialog.findByText(said)).toBeVisible();
      expect(within(dialog.getByRole('row', { name: /cart_title/ })).getByText(mark)).toBeVisible();
      await waitFor(() => expect(server.to('GET', routes.readProject(7))).toHaveLength(2));
      expect(dialog.getByRole('button', { name: submit })).toBeEnabled();
    },
  );

  it('reads the chosen file again when plurals are to be completed, and says what was filled', async () => {
    into();
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, ANDROID);
    expect(await dialog.findByText(/^Android, 2 keys/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Complete missing plural forms/ })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: /Complete missing plural forms/ }));
    expect(await dialog.findByText(/^Android, 3 keys/)).toBeVisible();
    await user.click(dialog.getByText('Warnings'));
    expect(dialog.getByText('checkout_items_count: zero, one copied from other.')).toBeVisible();
  });

  it('offers its options only where they make a difference', async () => {
    into();
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, '<resources><string name="fresh">Frais</string></resources>');
    await dialog.findByRole('button', { name: 'Import 1 key' });
    expect(dialog.queryByRole('checkbox', { name: /Replace|Complete/ })).toBeNull();
  });

  it('shows incomplete plurals in one line, and completes them by its button', async () => {
    into();
    const { user } = await openGrid(OPEN);
    const plurals = ['apples', 'pears'].map(
      (name) => `<plurals name="${name}"><item quantity="other">%d</item></plurals>`,
    );
    const dialog = await choose(user, `<resources>${plurals.join('')}</resources>`);
    await user.click(await dialog.findByText('Warnings'));
    expect(await dialog.findByText('2 plurals lack forms and were not imported.')).toBeVisible();
    expect(
      dialog.getByText('pears wasn’t imported: Motley needs the forms zero, one and other.'),
    ).not.toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Complete 2 plurals' }));
    expect(await dialog.findByRole('button', { name: 'Import 2 keys' })).toBeEnabled();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('reads the whole project again when the files bring new keys', async () => {
    const server = into();
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, '<resources><string name="fresh">Frais</string></resources>');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 key' }));
    await waitFor(() => expect(server.to('GET', routes.readProject(7))).toHaveLength(2));
    expect(server.to('GET', VALUES)).toHaveLength(0);
  });

  it('offers nothing to send when the file changes nothing', async () => {
    into();
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, '<resources><string name="cancel">Annuler</string></resources>');
    expect(await dialog.findByText('No existing values change.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Import 0 keys' })).toBeDisabled();
  });

  it('stays open with what the server has against it', async () => {
    into().on('POST', IMPORT, refusal(422, 'limit_reached'));
    const { user } = await openGrid(OPEN);
    const dialog = await choose(user, ANDROID);
    await user.click(await dialog.findByRole('button', { name: 'Import 1 key' }));
    expect(await dialog.findByText('A limit of this server has been reached.')).toBeVisible();
    expect(dialog.getByText(/^Android, 2 keys/)).toBeVisible();
  });

  it.each([
    [
      'a language one only reads',
      aProject({
        languages: [
          { id: 1, name: 'English', tag: 'en', access: 'target' },
          { id: 2, name: 'Français', tag: 'fr', access: 'source' },
        ],
      }),
    ],
    ['a role without the right', aProject({ role: 'translator' })],
  ])('is not there for %s', async (_, project) => {
    world(project);
    const { user } = await openGrid(OPEN);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Français' }));
    expect(await screen.findByRole('menuitem', { name: 'Hide this language' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Import from files' })).toBeNull();
  });
});
