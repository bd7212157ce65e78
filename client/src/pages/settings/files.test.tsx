import { screen, within } from '@testing-library/react';

import type { FileDetails } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';

import { AT, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { aProject as aListed } from '../../testing/samples.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const FILES_AT = `${AT}/settings/files`;

/** A file with a document in each of the first two languages of the project. */
const FILE: FileDetails = {
  id: 51,
  path: 'locales/{language}/common.json',
  format: 'json',
  documents: aProject()
    .languages.slice(0, 2)
    .map(({ id, tag }) => ({
      languageId: id,
      path: `locales/${tag ?? ''}/common.json`,
      at: '2025-03-03T10:00:00.000Z',
      changeSetId: 9,
      by: { id: 7, username: 'Camille Bernard' },
    })),
};

const world = (files: FileDetails[], own: Parameters<typeof aProject>[0] = {}) =>
  projectWorld(aProject(own))
    .on('GET', routes.listProjects(), ok([aListed({ id: 7 })]))
    .on('GET', routes.listFiles(7), ok(files));

describe('the section Files', () => {
  it.each([
    ['en', 'No files yet'],
    ['fr', 'Pas encore de fichiers'],
  ] as const)('says that there are none, in %s', async (locale, title) => {
    world([]);
    await renderApp({ at: FILES_AT, locale });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('shows the documents of a file, and where another language would be', async () => {
    world([FILE]);
    const { user } = await renderApp({ at: FILES_AT });
    await user.click(await screen.findByRole('button', { name: FILE.path }));
    for (const { path } of FILE.documents)
      expect(screen.getByText((_, element) => isPath(element, path))).toBeVisible();
    expect(screen.getByText(/A new language would be written to/)).toBeVisible();
  });

  it('changes the path of a file, and says what follows', async () => {
    const server = world([FILE]).on('PATCH', routes.updateFile(7, 51), ok(FILE));
    const { user } = await renderApp({ at: FILES_AT });
    await user.click(await screen.findByRole('button', { name: `Actions for ${FILE.path}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change path' }));
    const field = await screen.findByRole('textbox', { name: 'Change path' });
    await user.clear(field);
    await user.type(field, 'web/common.json');
    expect(screen.getByText(/The path must contain/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'web/{{language}.json');
    expect(screen.getByText(/2 documents follow/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/The file is now/)).toBeInTheDocument();
    expect(server.to('PATCH', routes.updateFile(7, 51))).toHaveLength(1);
  });

  it('can be read by everybody, and changed with the right to', async () => {
    world([FILE], { role: 'translator' });
    await renderApp({ at: FILES_AT });
    const section = within(await screen.findByRole('region', { name: 'Files' }));
    expect(await section.findByRole('button', { name: FILE.path })).toBeVisible();
    expect(section.queryByRole('button', { name: /^Actions/ })).toBeNull();
  });
});

const isPath = (element: Element | null, path: string): boolean =>
  element?.getAttribute('translate') === 'no' && element.textContent === path;
