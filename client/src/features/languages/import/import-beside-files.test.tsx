import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { fileField } from '../../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../../testing/project.js';
import { ok, refusal } from '../../../testing/server.js';
import { aProject } from '../../../testing/sample-projects.js';

prepareGrid();

const FILE = 'locales/{language}/common.json';
const ANDROID = 'res/values-{language}/strings.xml';
const RETRY = '<resources><string name="retry">Encore</string></resources>';

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

  it('imports nothing while the documents of the project are not known', async () => {
    const server = world(aProject({ files: [{ id: 5, path: ANDROID, format: 'xml' }] }));
    server.on('GET', routes.listFiles(7), refusal(503, 'unavailable'));
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File([RETRY], 'strings.xml'));
    await dialog.findByText('Not in the file');
    await waitFor(() => expect(server.to('GET', routes.listFiles(7))).not.toHaveLength(0));
    expect(dialog.getByRole('button', { name: 'Import 1 key' })).toBeDisabled();
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
