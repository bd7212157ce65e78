import { screen, waitFor, within } from '@testing-library/react';

import { fileField } from '../../../testing/file-field.js';
import { emptyWorld } from '../../../testing/new-project.js';
import { AT, openGrid, prepareGrid, world } from '../../../testing/project.js';
import { renderApp } from '../../../testing/render.js';
import { aProject, DE, EN, FR } from '../../../testing/sample-projects.js';

prepareGrid();

const german = (name = 'de.json'): File => new File(['{"retry": "Nochmal"}'], name);

describe('a file that names another language', () => {
  it.each([
    ['en', 'The name of de.json says German. You’re importing it into Français.', 'Import 1 key'],
    ['fr', 'D’après son nom, de.json est en allemand. Vous l’importez dans Français.', 'Importer 1 clé'],
  ] as const)('is imported into a language after a warning, in %s', async (locale, warning, submit) => {
    world();
    const { user } = await openGrid(`${AT}?d=import-language&of=2`, locale);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), german());
    expect(await dialog.findByText(warning)).toBeVisible();
    expect(await dialog.findByRole('button', { name: submit })).toBeEnabled();
  });

  it('says so by its content, whatever its name', async () => {
    world();
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File(['{"@@locale": "de", "retry": "Nochmal"}'], 'app_fr.arb'));
    expect(await dialog.findByText(/^The content of app_fr\.arb says German\./)).toBeVisible();
  });

  it('is no other one where it only says the region', async () => {
    world();
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), german('fr-CA.json'));
    await dialog.findByRole('button', { name: 'Import 1 key' });
    expect(dialog.queryByText(/ says /)).toBeNull();
  });

  it('says so by the only object in it', async () => {
    world();
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File(['{"de": {"retry": "Nochmal"}}'], 'app.json'));
    expect(await dialog.findByText(/^The content of app\.json says German\./)).toBeVisible();
  });

  it.each([
    ['none', [EN, FR, DE]],
    ['Indonesian', [EN, FR, DE, { ...DE, id: 9, name: 'Indonesia', tag: 'id' }]],
  ])('is called like a word, and names %s of the languages of the project', async (said, languages) => {
    world({ ...aProject(), languages });
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), german('id.json'));
    await dialog.findByRole('button', { name: 'Import 1 key' });
    expect(dialog.queryAllByText(/ says /).map(({ textContent }) => textContent)).toEqual(
      said === 'none' ? [] : ['The name of id.json says Indonesian. You’re importing it into Français.'],
    );
  });

  it('makes a new language after a warning, until that is the one it names', async () => {
    world();
    const { user } = await openGrid(`${AT}?d=add-language`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('Import from files'));
    await user.upload(await waitFor(fileField), german());
    await dialog.findByRole('button', { name: 'Import 1 key' });
    expect(dialog.queryByText(/ says /)).toBeNull();
    const field = dialog.getByLabelText('Language');
    await user.type(field, 'Italian');
    expect(await dialog.findByText(/says German\. You’re importing it into Italian\.$/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'German');
    await waitFor(() => expect(dialog.queryByText(/ says /)).toBeNull());
  });

  it('begins a project after a warning', async () => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), german());
    expect(await dialog.findByText(/says German\. You’re importing it into English\.$/)).toBeVisible();
  });

  it('is imported into that one instead, with the same file', async () => {
    world();
    const { user, address } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File(['{"again": "Nochmal"}'], 'de.json'));
    await user.click(await dialog.findByRole('button', { name: 'Import into Deutsch instead' }));
    expect(address()).toBe(`${AT}?d=import-language&of=3`);
    expect(await screen.findByRole('dialog', { name: /Deutsch/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(dialog.getByText('de.json')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 1 key' })).toBeEnabled());
    expect(dialog.queryByText(/ says /)).toBeNull();
  });

  it.each([
    ['the user can only read it', [EN, FR, { ...DE, access: 'source' as const }]],
    ['the project lacks it', [EN, FR]],
  ])('is not offered that one where %s', async (_, languages) => {
    world({ ...aProject(), languages });
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), german());
    await dialog.findByText(/^The name of de\.json says German\./);
    expect(dialog.queryByRole('button', { name: /instead$/ })).toBeNull();
  });
});
