import { screen, waitFor, within } from '@testing-library/react';

import type { ApplyChanges } from '#core/api/changes.js';
import { routes } from '#core/api/routes.js';

import { fileField } from '../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { stringCatalogue } from '../../testing/string-catalogue.js';

prepareGrid();

const CHANGES = routes.applyChanges(7);

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
    expect(screen.getByRole('button', { name: 'Undo this import' })).toBeVisible();
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
