import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { fileField } from '../../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../../testing/project.js';
import { NO_ANSWER, ok, refusal } from '../../../testing/server.js';
import type { FakeAnswer } from '../../../testing/server.js';
import { aProject } from '../../../testing/sample-projects.js';

prepareGrid();

const FILE = 'locales/{language}/common.json';
const ANDROID = 'res/values-{language}/strings.xml';
const RETRY = '<resources><string name="retry">Encore</string></resources>';

async function openWithFile(at: string) {
  const { user } = await openGrid(`${AT}?d=${at}`);
  const dialog = within(await screen.findByRole('dialog'));
  if (at === 'add-language') await user.click(await dialog.findByText('Import from files'));
  await user.upload(await waitFor(fileField), new File([RETRY], 'strings.xml'));
  return { user, dialog };
}

describe('an import into a language of a project with files', () => {
  it('compares a file with the document that it is, or with keys of no file', async () => {
    const server = world(aProject({ files: [{ id: 5, path: ANDROID, format: 'xml' }] }));
    server.on('GET', routes.listFiles(7), ok([{ id: 5, path: ANDROID, format: 'xml', documents: [] }]));
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File([RETRY], 'strings.xml'));
    const field = await dialog.findByRole('combobox', { name: 'Document in the project' });
    expect(dialog.getByTitle('res/values-fr/strings.xml')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Compare with the project' })).toBeEnabled();
    expect(dialog.queryByText('Not in the file')).not.toBeInTheDocument();
    await user.click(field);
    await user.click(await screen.findByTitle('Without a file'));
    expect(await dialog.findByText('Not in the file')).toBeInTheDocument();
  });

  it.each([
    ['import-language&of=2', 'Import 1 key'],
    ['add-language', 'Import 1 key'],
  ])('says that it waits for the documents of the project (%s)', async (dialogAt, submit) => {
    const server = world(aProject({ files: [{ id: 5, path: ANDROID, format: 'xml' }] }));
    let answer = (_: FakeAnswer): void => undefined;
    server.on('GET', routes.listFiles(7), async () => new Promise((resolve) => (answer = resolve)));
    const { dialog } = await openWithFile(dialogAt);
    expect(await dialog.findByText(/^Loading the documents of the project/)).toBeVisible();
    expect(await dialog.findByRole('button', { name: submit })).toBeDisabled();
    answer(ok([]));
    await waitFor(() => expect(dialog.queryByText(/^Loading the documents/)).not.toBeInTheDocument());
    expect(dialog.getByRole('button', { name: submit })).toBeEnabled();
  });

  it.each([
    ['an error of the server', refusal(503, 'unavailable'), 'The server isn’t available at the moment.'],
    ['no connection', null, 'Connection issue.'],
  ])('imports nothing after %s, and loads the documents again', async (_, answer, reason) => {
    const server = world(aProject({ files: [{ id: 5, path: ANDROID, format: 'xml' }] }));
    server.on('GET', routes.listFiles(7), () => {
      if (answer === null) throw NO_ANSWER;
      return answer;
    });
    const { user, dialog } = await openWithFile('import-language&of=2');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load the documents of the project.');
    expect(alert).toHaveTextContent(reason);
    expect(await dialog.findByRole('button', { name: 'Import 1 key' })).toBeDisabled();
    server.on('GET', routes.listFiles(7), ok([]));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import 1 key' })).toBeEnabled());
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [
      'en',
      'json',
      FILE,
      'No file of this project has the format of strings.xml. ' +
        'New keys will belong to no file, and an export of the repository leaves them out.',
      'Import 1 key',
    ],
    [
      'fr',
      'xml',
      'res/values/strings.xml',
      'Aucun fichier de ce projet n’a de place pour strings.xml dans la langue Français. ' +
        'Les nouvelles clés n’appartiendront à aucun fichier, et l’export du dépôt les omettra.',
      'Importer 1 clé',
    ],
  ] as const)(
    'says why keys will belong to no file, in %s: %s',
    async (locale, format, path, why, submit) => {
      const server = world(aProject({ files: [{ id: 5, path, format }] }));
      server.on('GET', routes.listFiles(7), ok([{ id: 5, path, format, documents: [] }]));
      const { user } = await openGrid(`${AT}?d=import-language&of=2`, locale);
      const dialog = within(await screen.findByRole('dialog'));
      await user.upload(fileField(), new File([RETRY], 'strings.xml'));
      expect(await dialog.findByText(why)).toBeVisible();
      expect(dialog.queryByRole('combobox', { name: /^Document/ })).toBeNull();
      expect(dialog.getByRole('button', { name: submit })).toBeEnabled();
    },
  );

  it.each([
    ['en', 'strings.xml has no place for Français: add {language} to its path in Settings, Files.'],
    [
      'fr',
      'strings.xml n’a pas de place pour la langue Français : ajoutez {language} à son chemin dans Paramètres, Fichiers.',
    ],
  ] as const)('says why a file of the same name is not offered, in %s', async (locale, why) => {
    const files = [
      { id: 5, path: 'app/strings.xml', format: 'xml' },
      { id: 6, path: 'lib/{language}/other.xml', format: 'xml' },
    ];
    const server = world(aProject({ files }));
    server.on('GET', routes.listFiles(7), ok(files.map((file) => ({ ...file, documents: [] }))));
    const { user } = await openGrid(`${AT}?d=import-language&of=2`, locale);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File([RETRY], 'strings.xml'));
    const help = await dialog.findByText(`app/${why}`, { exact: false });
    expect(help).toBeVisible();
  });

  it('says nothing of that for a new language until it is named', async () => {
    const server = world(aProject({ files: [{ id: 5, path: ANDROID, format: 'xml' }] }));
    server.on('GET', routes.listFiles(7), ok([{ id: 5, path: ANDROID, format: 'xml', documents: [] }]));
    const { user, dialog } = await openWithFile('add-language');
    expect(await dialog.findByRole('button', { name: 'Import 1 key' })).toBeEnabled();
    expect(dialog.queryByText(/belong to no file/)).toBeNull();
    await user.type(dialog.getByLabelText('Language'), 'Italian');
    expect(await dialog.findByRole('combobox', { name: 'Document in the project' })).toBeInTheDocument();
  });

  it('knows keys of no file only: those of a repository come with it', async () => {
    const { groups } = aProject();
    const [first] = groups;
    const keys = (first?.keys ?? []).map((key) => ({ ...key, id: key.id + 500, groupId: 90 }));
    const inFile = { id: 90, name: first?.name ?? '', fileId: 5, keys };
    const server = world(
      aProject({
        files: [{ id: 5, path: FILE, format: 'json' }],
        groups: [inFile, ...groups],
      }),
    );
    server.on('GET', routes.listFiles(7), ok([{ id: 5, path: FILE, format: 'json', documents: [] }]));
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File([RETRY], 'strings.xml'));
    await user.click(await dialog.findByText('Not in the file'));
    expect(await dialog.findAllByRole('row', { name: /cancel/ })).toHaveLength(1);
  });
});
