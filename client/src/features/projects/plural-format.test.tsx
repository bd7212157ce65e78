import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { CreateProject } from '#core/api/projects.js';

import type { Locale } from '../../i18n/dictionary.js';
import { aCheckSettings } from '../../testing/checks.js';
import { renderApp } from '../../testing/render.js';
import { aCreatedProject } from '../../testing/samples.js';
import { ok, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const world = (): FakeServer =>
  signIn(startServer())
    .on('GET', routes.listProjects(), ok([]))
    .on('POST', routes.createProject(), ({ body }) =>
      ok(aCreatedProject({ name: (body as CreateProject).name }), 201),
    )
    // The editor it leads to.
    .on('GET', routes.readProject(42), ok(aCreatedProject()))
    .on('GET', routes.readChecks(42), ok(aCheckSettings()));

const ITEMS = '{ "title": "Shop", "items_one": "{{count}} item", "items_other": "{{count}} items" }';
const MESSAGES = '{ "items": "{n, plural, =0 {none} one {# item} other {# items}}" }';

/** The chosen option of the first field in the dialog. */
const chosen = (name: string): string | null =>
  screen.getByRole('combobox', { name }).closest('.ant-select')?.querySelector('.ant-select-content')
    ?.textContent ?? null;

async function choose(source: string, locale: Locale = 'en') {
  const server = world();
  const { user } = await renderApp({ at: '/dashboard?d=create', locale });
  await screen.findByRole('dialog');
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no file field');
  await user.upload(field, new File([source], 'en.json'));
  return { server, user };
}

describe('the plural format of a file', () => {
  it.each([
    ['en', ITEMS, 'Plural format', 'i18next (key_one, key_other)', '1 plural in this format.'],
    ['en', MESSAGES, 'Plural format', 'ICU MessageFormat', '1 plural in this format.'],
    ['fr', ITEMS, 'Format des pluriels', 'i18next (key_one, key_other)', '1 pluriel dans ce format.'],
  ] as const)('is found and shown, in %s: %s', async (locale, source, label, format, help) => {
    await choose(source, locale);
    expect(await screen.findByText(help)).toBeVisible();
    expect(chosen(label)).toBe(format);
  });

  it.each(['{"days":"none | one | many"}', '{"title":"Shop"}'])('is no question of %s', async (source) => {
    await choose(source);
    await screen.findByText(/^Web, 1 key/);
    expect(screen.queryByRole('combobox', { name: 'Plural format' })).toBeNull();
  });

  it('leads to keys with the forms of the language', async () => {
    const { server, user } = await choose(ITEMS);
    expect(await screen.findByText('Web, 2 keys, 1 group, 1 plural')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The forms of each language' })).toBeChecked();
    await user.type(screen.getByLabelText('Project name'), 'Atlas');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    expect(body.pluralMode).toBe('cldr');
    expect(body.groups?.[0]?.keys).toMatchObject([
      { name: 'title' },
      { name: 'items', isPlural: true, values: [{ quantityString: 'one' }, { quantityString: 'other' }] },
    ]);
    expect(body.files?.files[0]?.style).toMatchObject({ flavour: 'i18next' });
  });

  it('can be another one: the file is read again', async () => {
    const { user } = await choose(ITEMS);
    await user.click(await screen.findByRole('combobox', { name: 'Plural format' }));
    await user.click(await screen.findByText('Pipes (zero | one | other)'));
    expect(await screen.findByText('Web, 3 keys, 1 group, 0 plurals')).toBeVisible();
    expect(screen.getByText('No plurals in this format.')).toBeVisible();
    // Nothing is lost of texts: there is nothing to ask.
    expect(screen.queryByRole('radio', { name: 'The forms of each language' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Plural format' }));
    await user.click((await screen.findAllByText('i18next (key_one, key_other)')).at(-1) ?? document.body);
    expect(await screen.findByText('Web, 2 keys, 1 group, 1 plural')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'The forms of each language' })).toBeChecked(),
    );
  });
});
