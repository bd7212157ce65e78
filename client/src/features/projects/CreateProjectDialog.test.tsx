import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { CreateProject } from '#core/api/projects.js';

import { fileField } from '../../testing/file-field.js';
import { emptyWorld, THREE_FORMS } from '../../testing/new-project.js';
import { renderApp } from '../../testing/render.js';
import { refusal } from '../../testing/server.js';

const ANDROID = new File(
  [
    `<resources>
  <!-- login -->
  <string name="login_title">Welcome</string>
  <string name="login_retry">Try again</string>
  <plurals name="login_tries">
    <item quantity="zero">none</item><item quantity="one">one</item><item quantity="other">%d</item>
  </plurals>
  <plurals name="login_days"><item quantity="other">%d days</item></plurals>
  <string name="ok">OK</string>
</resources>`,
  ],
  'strings.xml',
  { type: 'text/xml' },
);

describe('the new project', () => {
  it.each([
    [
      'en',
      'Create a project',
      'Create',
      'Project name',
      'Default language',
      "Project's name must not be empty.",
      "Language's name must not be empty.",
    ],
    [
      'fr',
      'Créer un projet',
      'Créer',
      'Nom du projet',
      'Langue par défaut',
      'Saisissez un nom de projet.',
      'Saisissez un nom de langue.',
    ],
  ] as const)(
    'says what is missing in %s',
    async (locale, title, submit, name, language, noName, noLanguage) => {
      const server = emptyWorld();
      const { user } = await renderApp({ at: '/dashboard?d=create', locale });
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(dialog.getByLabelText(name)).toBeInTheDocument();
      await user.clear(dialog.getByLabelText(language));
      await user.click(dialog.getByRole('button', { name: submit }));
      expect(await dialog.findByText(noName)).toBeVisible();
      expect(dialog.getByText(noLanguage)).toBeVisible();
      expect(server.to('POST', routes.createProject())).toHaveLength(0);
    },
  );

  it('is made empty, and opens', async () => {
    const server = emptyWorld();
    const { user, address } = await renderApp({ at: '/dashboard?d=create' });
    await user.type(await screen.findByLabelText('Project name'), ' Atlas ');
    await user.type(screen.getByLabelText('Description (optional)'), 'Shop');
    await user.click(screen.getByRole('radio', { name: 'Colour B4412F' }));
    await user.clear(screen.getByLabelText('Default language'));
    await user.type(screen.getByLabelText('Default language'), 'Klingonese');
    await user.type(screen.getByLabelText('Code'), 'tlh');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Project created')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/projects/42'));
    expect(server.to('POST', routes.createProject())[0]?.body).toEqual({
      name: 'Atlas',
      description: 'Shop',
      color: 'B4412F',
      languages: ['Klingonese'],
      languageTags: ['tlh'],
      groups: [],
    });
  });

  it('suggests languages by their names in both interface languages', async () => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    const field = await screen.findByLabelText('Default language');
    expect(field).toHaveValue('English');
    await user.clear(field);
    await user.type(field, 'germ');
    expect(await screen.findByTitle('German')).toBeInTheDocument();
    expect(screen.queryByTitle('Afrikaans')).toBeNull();
    await user.clear(field);
    await user.type(field, 'allem');
    await user.click(await screen.findByTitle('Allemand'));
    expect(field).toHaveValue('Allemand');
  });

  it.each(['German', 'deutsch', 'Español'])('suggests nothing once a name is typed: %s', async (name) => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    const field = await screen.findByLabelText('Default language');
    await user.clear(field);
    await user.type(field, name.slice(0, -1));
    await waitFor(() => expect(document.querySelector('.ant-select-item')).not.toBeNull());
    await user.type(field, name.slice(-1));
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    expect(field).toHaveValue(name);
  });

  it.each([
    ['de', 'German'],
    ['pt_br', 'Brazilian Portuguese'],
    ['de-LU', 'German (Luxembourg)'],
    ['Deut', 'German'],
    ['portugues', 'Portuguese'],
    ['日本', 'Japanese'],
  ])('finds the language of "%s" first', async (typed, name) => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    const field = await screen.findByLabelText('Default language');
    await user.clear(field);
    await user.type(field, typed);
    // The title of its code.
    const option = (await screen.findByTitle(name)).closest('.ant-select-item');
    expect(option?.previousElementSibling).toBeNull();
    await user.click(option ?? document.body);
    expect(field).toHaveValue(name);
  });
});

describe('the files of a new project', () => {
  it('takes what an Android file holds, and keeps its warnings with the project', async () => {
    const server = emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await user.type(await screen.findByLabelText('Project name'), 'Atlas');
    await user.upload(fileField(), ANDROID);
    await user.click(await screen.findByRole('radio', { name: THREE_FORMS }));
    expect(await screen.findByText('Android, 4 keys, 2 groups, 1 plural')).toBeVisible();
    expect(screen.getByText('1 warning')).toBeVisible();
    expect(screen.getByText(/needs the forms zero, one and other/)).toBeVisible();
    expect(screen.getByText('strings.xml, line 8')).toBeVisible();
    expect(within(screen.getByRole('tree')).getByText('3 keys')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    expect(body.languages).toEqual(['English']);
    expect(body).not.toHaveProperty('pluralMode');
    expect(body.groups?.map(({ name, keys }) => [name, keys.map((key) => key.name)])).toEqual([
      ['login', ['title', 'retry', 'tries']],
      ['common', ['ok']],
    ]);
    expect(body.files?.files.map(({ format, name }) => [format, name])).toEqual([['xml', 'strings.xml']]);
    expect(JSON.parse(localStorage.getItem('42') ?? '[]')).toEqual([
      expect.objectContaining({ reason: 'imports.quantity_missing', color: 'red', line: 8 }),
    ]);
  });

  it.each([
    ['en', '3 other elements of the file will be kept as they are'],
    ['fr', '3 autres éléments du fichier seront conservés tels quels'],
  ] as const)('shows what a file contains beside its texts, in %s', async (locale, words) => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create', locale });
    await screen.findByRole('dialog');
    await user.upload(fileField(), new File(['{"ok":"OK","size":3,"on":true,"off":false}'], 'en.json'));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('completes missing plural forms when asked', async () => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await screen.findByLabelText('Project name');
    await user.upload(fileField(), ANDROID);
    await user.click(await screen.findByRole('radio', { name: THREE_FORMS }));
    await screen.findByText('Android, 4 keys, 2 groups, 1 plural');
    await user.click(screen.getByRole('button', { name: 'Complete 1 plural' }));
    expect(await screen.findByText('Android, 5 keys, 2 groups, 2 plurals')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Complete missing plural forms/ }));
    expect(await screen.findByText('Android, 4 keys, 2 groups, 1 plural')).toBeVisible();
  });

  it.each([
    [
      'en',
      'The file broken.json isn’t valid JSON.',
      ['line 3', 'The error starts here: oops'],
      'Create',
      'Remove',
    ],
    [
      'fr',
      'Le fichier broken.json n’est pas un JSON valide.',
      ['ligne 3', 'L’erreur commence ici : oops'],
      'Créer',
      'Retirer',
    ],
  ] as const)(
    'names the file that cannot be read, the line and what stands there, in %s',
    async (locale, words, [line, fault], create, remove) => {
      emptyWorld();
      const { user } = await renderApp({ at: '/dashboard?d=create', locale });
      await screen.findByRole('dialog');
      await user.upload(fileField(), new File(['{\n "a": "b",\n oops\n}'], 'broken.json'));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByText(line)).toBeVisible();
      expect(screen.getByText(fault)).toBeVisible();
      expect(screen.getByRole('button', { name: create })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: remove }));
      expect(screen.queryByText(words)).toBeNull();
      expect(screen.getByRole('button', { name: create })).toBeEnabled();
    },
  );

  it.each([
    ['en', 'A .stringsdict file is expected.'],
    ['fr', 'Un fichier .stringsdict est attendu.'],
  ] as const)('takes one file, or a .strings with its .stringsdict, in %s', async (locale, words) => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create', locale });
    await screen.findByRole('dialog');
    await user.upload(fileField(), new File(['"a" = "b";'], 'Localizable.strings'));
    expect(await screen.findByText(/^iOS, 1 /)).toBeVisible();
    await user.upload(fileField(), new File(['{}'], 'en.json'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/^iOS, 1 /)).toBeVisible();
  });

  it.each([
    ['app_en.json', '{"@@locale":"en","title":"Hello"}', 'Flutter ARB, 1 key, 1 group, 0 plurals'],
    ['labels.properties', 'title=Hello\nok=OK', 'Java properties, 2 keys, 1 group, 0 plurals'],
    ['en.json', 'en:\n  title: Hello\n', 'YAML (Rails), 1 key, 1 group, 0 plurals'],
    ['en.yml', 'msgid "Hello"\nmsgstr "Hi"\n', 'gettext PO, 1 key, 1 group, 0 plurals'],
  ])('knows %s by what it holds', async (name, content, words) => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await screen.findByRole('dialog');
    await user.upload(fileField(), new File([content], name));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('refuses a file of more than 10 MB unread', async () => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await screen.findByRole('dialog');
    const large = new File(['{}'], 'large.json');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await user.upload(fileField(), large);
    expect(await screen.findByText('The file large.json is larger than 10 MB.')).toBeVisible();
  });
});

describe('a new project refused', () => {
  it('stays open with what the server has against it, and keeps what was typed', async () => {
    emptyWorld().on('POST', routes.createProject(), refusal(422, 'limit_reached'));
    const { user, go } = await renderApp({ at: '/dashboard' });
    await user.click(await screen.findByRole('button', { name: 'Create a project' }));
    await user.type(await screen.findByLabelText('Project name'), 'Atlas');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('A limit of this server has been reached.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await go('/dashboard?d=create');
    expect(await screen.findByLabelText('Project name')).toHaveValue('Atlas');
  });
});
