import { screen, waitFor, within } from '@testing-library/react';

import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';

import { fileField } from '../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { faultyCatalogue, stringCatalogue } from '../../testing/string-catalogue.js';

prepareGrid();

const CHANGES = routes.applyChanges(7);

/** The values of the one key that is both in the project and in the file, whose languages are those of the project. */
const SHOWN = aProject()
  .groups.flatMap(({ keys }) => keys)
  .filter(({ name }) => name === 'cart_title')
  .flatMap(({ values }) => values.map(({ id, version }) => ({ id, version })));

const COUNTS = { created: 0, filled: 0, updated: 0, unchanged: 0 };

const open = async (
  server: FakeServer,
  locale: 'en' | 'fr' = 'en',
  address = `${AT}?d=import-language&of=2`,
) => {
  const { user } = await openGrid(address, locale);
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(fileField(), stringCatalogue());
  return { server, user, dialog };
};

const answering = (): FakeServer =>
  world().on('POST', CHANGES, ok({ languages: [], counts: COUNTS, warnings: [], changeSetId: 31 }));

describe('an import of several languages', () => {
  it.each([
    ['en', 'Import several languages', 'Import 4 languages', 'New language, 1 text', /new, 1 kept/],
    ['fr', 'Importer plusieurs langues', 'Importer 4 langues', 'Nouvelle langue, 1 texte', /conservés : 1/],
  ] as const)(
    'says which are new and what becomes of the others, in %s',
    async (locale, title, submit, fresh, kept) => {
      const { server, dialog } = await open(answering(), locale);
      expect(await dialog.findByRole('button', { name: submit })).toBeEnabled();
      expect(screen.getByText(title)).toBeVisible();
      expect(await dialog.findByText(fresh)).toBeVisible();
      expect(dialog.getAllByText(kept)[0]).toBeVisible();
      expect(server.requests.map(({ method }) => method)).not.toContain('POST');
    },
  );

  it('sends those that are taken in one call, and offers to undo it', async () => {
    const { server, user, dialog } = await open(answering());
    await user.click(await dialog.findByRole('checkbox', { name: 'Japanese ja' }));
    await user.click(dialog.getByRole('checkbox', { name: /^Replace the values/ }));
    expect((await dialog.findAllByText(/new, 1 changed/))[0]).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Import 3 languages' }));
    expect(await screen.findByText('3 languages imported')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    const [sent, ...others] = server.to('POST', CHANGES);
    expect(others).toHaveLength(0);
    const { languages, replaceExistingKeys, applyStatuses, files } = sent?.body as ApplyChanges;
    expect(languages.map(({ tag }) => tag)).toEqual(['en', 'de', 'fr']);
    expect({ replaceExistingKeys, applyStatuses }).toEqual({
      replaceExistingKeys: true,
      applyStatuses: false,
    });
    expect(files?.files.map(({ format }) => format)).toEqual(['xcstrings']);
  });

  it.each([
    ['en', '1 text has an issue', 'Leave out 1 text with errors', 'Import 4 languages'],
    [
      'fr',
      '1 texte comporte un point signalé',
      'Ne pas importer 1 texte comportant une erreur',
      'Importer 4 langues',
    ],
  ] as const)(
    'leaves out the texts with errors when asked to, in %s',
    async (locale, found, option, submit) => {
      const server = answering();
      const { user } = await openGrid(`${AT}?d=import-language&of=2`, locale);
      const dialog = within(await screen.findByRole('dialog'));
      await user.upload(fileField(), faultyCatalogue());
      expect(await dialog.findByText(found)).toBeVisible();
      await user.click(dialog.getByRole('checkbox', { name: option }));
      await user.click(dialog.getByRole('button', { name: submit }));
      await waitFor(() => expect(server.to('POST', CHANGES)).toHaveLength(1));
      const { languages } = server.to('POST', CHANGES)[0]?.body as ApplyChanges;
      const have = languages.filter(({ groups }) =>
        groups.some(({ keys }) => keys.some(({ name }) => name === 'hello')),
      );
      expect(have.map(({ tag }) => tag)).toEqual(['en', 'de']);
      expect(languages).toHaveLength(4);
    },
  );

  it('sends what it was shown against, and says so if the project has moved on', async () => {
    const server = world().on('POST', CHANGES, refusal(409, 'import_moved', { current: [] }));
    const { user, dialog } = await open(server);
    const reads = server.to('GET', routes.readProject(7)).length;
    await user.click(await dialog.findByRole('button', { name: 'Import 4 languages' }));
    expect(await dialog.findByText(/^The project has changed since this preview/)).toBeVisible();
    expect((server.to('POST', CHANGES)[0]?.body as ApplyChanges).shown).toEqual(SHOWN);
    await waitFor(() => expect(server.to('GET', routes.readProject(7)).length).toBeGreaterThan(reads));
  });

  it('asks for neither a name nor a code where languages are added', async () => {
    const server = answering();
    const { user } = await openGrid(`${AT}?d=add-language`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('Import from files'));
    await user.upload(await waitFor(fileField), stringCatalogue());
    await user.click(await dialog.findByRole('button', { name: 'Import 4 languages' }));
    expect(await screen.findByText('4 languages imported')).toBeVisible();
    expect(dialog.queryByLabelText('Code')).toBeNull();
    expect((server.to('POST', CHANGES)[0]?.body as ApplyChanges).languages).toHaveLength(4);
  });

  it('stays open with what the server has against it', async () => {
    const { user, dialog } = await open(world().on('POST', CHANGES, refusal(422, 'limit_reached')));
    await user.click(await dialog.findByRole('button', { name: 'Import 4 languages' }));
    expect(await dialog.findByText('A limit of this server has been reached.')).toBeVisible();
  });
});
