import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { CreateKey } from '#core/api/translations.js';

import { fileField } from '../../testing/file-field.js';
import { aKey, aProject, aValue } from '../../testing/sample-projects.js';
import { AT, openGrid as open, prepareGrid, saves, world } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { setWindowWidth } from '../../testing/setup.js';

prepareGrid();

describe('the view in the address', () => {
  it('searches without case and accents, counts within it, and Back to all with one button', async () => {
    world();
    const { user, address } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search translations' }), 'ETE');
    await waitFor(() => expect(address()).toBe(`${AT}?q=ETE`));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Modified 1' })).toBeVisible();
  });

  it('opens on the filters it is given', async () => {
    world();
    await open(`${AT}?langs=3&status=empty`);
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Empty 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('rowheader', { name: /pay_now/ })).toBeNull();
  });

  it('says that nothing was found, and clears the filters', async () => {
    world();
    const { user, address } = await renderApp({ at: `${AT}?q=zzz` });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(address()).toBe(AT);
  });
});

describe('the new key dialog', () => {
  const CREATED = aKey({ id: 99, name: 'page_title', groupId: 9, texts: { 1: 'Page', 2: '', 3: '' } });

  it('checks the name while it is typed and offers the one that fits', async () => {
    const server = world().on('POST', routes.createKey(7), ok(CREATED, 201));
    const { user } = await open(`${AT}?d=new-key`);
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Group'), 'page');
    await user.type(within(dialog).getByLabelText('Key name'), 'Page Title');
    expect(await within(dialog).findByText('Snake case only.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Use page_title' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'English' }), 'Page');
    await user.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('rowheader', { name: /page_title/ })).toBeVisible();
    const body: CreateKey = {
      name: 'page_title',
      isPlural: false,
      groupId: null,
      groupName: 'page',
      values: [{ languageId: 1, quantityString: null, name: 'Page' }],
    };
    expect(server.to('POST', routes.createKey(7))).toMatchObject([{ body }]);
  });

  it.each([
    ['en', 'Key name', 'Create', 'This key name already exists in this group.'],
    ['fr', 'Nom de la clé', 'Créer', 'Ce nom de clé existe déjà dans ce groupe.'],
  ] as const)('says under the name, in %s, that it is taken', async (locale, label, create, message) => {
    world().on('POST', routes.createKey(7), refusal(422, 'key_name_already_exists'));
    const { user } = await open(`${AT}?d=new-key`, locale);
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(label), 'cancel');
    await user.click(within(dialog).getByRole('button', { name: create }));
    expect(await within(dialog).findByText(message)).toBeVisible();
  });
});

describe('languages', () => {
  it('adds an empty language: the column is there at once', async () => {
    const spanish = { id: 4, name: 'Español', tag: 'es', access: 'target' as const };
    const server = world()
      .on('POST', routes.createLanguage(7), ok({ ...spanish, warnings: [] }, 201))
      .on('GET', '/projects/7/translations/values', ok([]));
    const { user } = await open(`${AT}?d=add-language`);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('radiogroup', { name: 'Content' })).toBeVisible();
    await user.type(within(dialog).getByLabelText('Language'), 'Español');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('columnheader', { name: /Español/ })).toBeVisible();
    expect(server.to('POST', routes.createLanguage(7))[0]?.body).toEqual({
      name: 'Español',
      tag: 'es',
    });
  });

  it('adds a language from files, with an option to replace the values of existing keys', async () => {
    world();
    const { user } = await open(`${AT}?d=add-language`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Import from files'));
    expect(await dialog.findByRole('checkbox', { name: /^Replace the values/ })).toBeVisible();
  });

  it('sends what the files of a new language were with their content', async () => {
    const spanish = { id: 4, name: 'Español', tag: 'es', access: 'target' as const };
    const server = world()
      .on('POST', routes.createLanguage(7), ok({ ...spanish, warnings: [] }, 201))
      .on('GET', '/projects/7/translations/values', ok([]));
    const { user } = await open(`${AT}?d=add-language`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Language'), 'Español');
    await user.click(dialog.getByText('Import from files'));
    await dialog.findByRole('checkbox', { name: /^Replace the values/ });
    await user.upload(fileField(), new File(['{"cancel":"Anular"}'], 'es.json'));
    await user.click(await dialog.findByRole('button', { name: 'Import 1 key' }));
    await waitFor(() => expect(server.to('POST', routes.createLanguage(7))).toHaveLength(1));
    expect(server.to('POST', routes.createLanguage(7))[0]?.body).toMatchObject({
      groups: [{ name: 'common', keys: [{ name: 'cancel' }] }],
      files: { version: 1, files: [{ format: 'json', name: 'es.json', keys: [['common', 'cancel']] }] },
    });
  });

  it('deletes a language only once its name is typed', async () => {
    const server = world().on('DELETE', routes.deleteLanguage(7, 3), { status: 204 });
    const { user } = await open(`${AT}?d=delete-language&of=3`);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('This doesn’t match.')).toBeVisible();
    expect(server.to('DELETE', routes.deleteLanguage(7, 3))).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox'), 'Deutsch');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Deutsch/ })).toBeNull());
  });
});

describe('the menu of a key', () => {
  const CHANGES = ['Copy', 'Rename key', 'Move to another group'];

  it.each([
    ['by a member who writes every language', false, [...CHANGES, 'Change to plural', 'Delete key']],
    ['not by a member who writes some only, though they see no other', true, CHANGES],
  ])('offers to delete it %s', async (_who, targetRestricted, offered) => {
    world(aProject({ role: 'editor', targetRestricted }));
    const { user } = await open(`${AT}?key=11`);
    await user.click(screen.getAllByRole('button', { name: 'Actions for cancel' })[0] ?? document.body);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(offered);
  });
});

describe('loading', () => {
  it('says that one does not belong to the project, and leads back', async () => {
    signIn(startServer()).on('GET', routes.readProject(7), refusal(403, 'not_your_project'));
    const opened = [
      { id: 7, name: 'Atlas Mobile', color: '0F766E' },
      { id: 8, name: 'Bistro', color: '0F766E' },
    ];
    localStorage.setItem('motley.recent.7', JSON.stringify(opened));
    await renderApp({ at: AT });
    expect(await screen.findByText('You do not belong to this project.')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'You don’t have access to this project', level: 1 }),
    ).toBeVisible();
    expect(screen.queryByText('Couldn’t load this page')).toBeNull();
    expect(screen.getByRole('link', { name: 'Bistro' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Atlas Mobile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to my projects' })).toBeVisible();
  });

  it('invites to add the first key', async () => {
    world(aProject({ groups: [] }));
    await renderApp({ at: AT });
    expect(await screen.findByRole('button', { name: 'Add your first key' })).toBeVisible();
  });
});

describe('on a phone', () => {
  it('has the focus in the search field once it is asked for, not where the address brought it', async () => {
    setWindowWidth(390);
    world();
    const asked = await renderApp({ at: AT });
    await asked.user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    asked.unmount();
    world();
    await renderApp({ at: `${AT}?q=retry` });
    expect(await screen.findByRole('searchbox')).not.toHaveFocus();
  });

  it('shows cards of two languages; a tap opens a sheet that saves and reviews', async () => {
    setWindowWidth(390);
    const server = world()
      .on('PATCH', routes.writeValue(7, 12, 1220), (request) => saves(request, 1220, 12))
      .on(
        'PATCH',
        routes.reviewValue(7, 12, 1220),
        ok(aValue({ id: 1220, keyId: 12, languageId: 2, version: 3, name: 'Encore', status: 'validated' })),
      );
    const { user, address } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: /retry/ }));
    expect(address()).toBe(`${AT}?key=12`);
    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByText('common, 2 of 2')).toBeVisible();
    await user.type(within(sheet).getByRole('textbox', { name: 'retry, Français' }), 'Encore');
    await user.click(within(sheet).getByRole('button', { name: 'Validate' }));
    await waitFor(() => expect(server.to('PATCH', routes.reviewValue(7, 12, 1220))).toHaveLength(1));
    expect(server.to('PATCH', routes.writeValue(7, 12, 1220))).toMatchObject([{ body: { name: 'Encore' } }]);
  });

  it('closes the sheet with Back, whatever key it has moved on to, and leaves no step behind', async () => {
    setWindowWidth(390);
    world();
    const { user, address, go } = await renderApp({ at: AT });
    const openRetry = async () => user.click(await screen.findByRole('button', { name: /retry/ }));
    await openRetry();
    await user.click(await screen.findByRole('button', { name: 'Next key' }));
    await waitFor(() => expect(address()).toBe(`${AT}?key=21`));
    await go(-1);
    expect(address()).toBe(AT);
    await openRetry();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(AT));
    // Nothing is left of the sheets: this is the first page of the history.
    await go(-1);
    expect(address()).toBe(AT);
  });

  it('closes a sheet that the address opened without leaving the page', async () => {
    setWindowWidth(390);
    world();
    const { user, address } = await renderApp({ at: `${AT}?key=12` });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe(AT));
  });
});

describe('the shortcuts', () => {
  it('name those that hold everywhere once', async () => {
    world();
    await open(`${AT}?d=shortcuts`);
    const sheet = await screen.findByRole('dialog');
    const keys = [...sheet.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(keys.filter((key) => key === '/' || key === 'C')).toEqual(['/', 'C']);
  });
});

describe('the menu of the project', () => {
  it('has an icon beside each entry, as on the dashboard', async () => {
    world();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Atlas Mobile/ }));
    const entries = await screen.findAllByRole('menuitem');
    await waitFor(() => entries.forEach((entry) => expect(entry.querySelectorAll('svg')).toHaveLength(1)));
    expect(entries.length).toBeGreaterThan(3);
  });
});
