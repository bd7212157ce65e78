import { screen, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { AT, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok } from '../../testing/server.js';

prepareGrid();

const LANGUAGES = `${AT}/settings/languages`;

const world = (project = aProject()) => projectWorld(project).on('GET', routes.listProjects(), ok([]));

const section = async () => within(await screen.findByRole('region', { name: 'Languages' }));

const titles = async (): Promise<(string | null)[]> =>
  (await section()).getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the languages of a project', () => {
  it('lead to the dialogs, and have a hint to what imports', async () => {
    world();
    const { user, address } = await renderApp({ at: LANGUAGES });
    const importing = (await section()).getByRole('button', { name: 'Import into Deutsch' });
    await user.hover(importing);
    expect(await screen.findByRole('tooltip', { name: 'Import from files' })).toBeInTheDocument();
    await user.click((await section()).getByRole('button', { name: 'Add language' }));
    expect(address()).toBe(`${LANGUAGES}?d=add-language`);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('lose a language once its name is typed', async () => {
    world().on('DELETE', routes.deleteLanguage(7, 3), { status: 204 });
    const { user } = await renderApp({ at: LANGUAGES });
    await user.click((await section()).getByRole('button', { name: 'Delete Deutsch?' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Deutsch');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Language deleted')).toBeInTheDocument();
    expect((await section()).queryByRole('rowheader', { name: 'Deutsch' })).toBeNull();
  });

  it.each([
    ['the base language', 3, 2],
    ['another', 1, 1],
  ])('are loaded again when %s is deleted, if texts were compared with it', async (_, source, reads) => {
    const server = world(aProject({ sourceLanguageId: source })).on('DELETE', routes.deleteLanguage(7, 3), {
      status: 204,
    });
    const { user } = await renderApp({ at: `${LANGUAGES}?d=delete-language&of=3` });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Deutsch');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Language deleted')).toBeInTheDocument();
    expect(server.to('GET', routes.readProject(7))).toHaveLength(reads);
  });

  it('are not added by those who may not', async () => {
    world(aProject({ role: 'translator' }));
    await renderApp({ at: LANGUAGES });
    expect((await section()).queryByRole('button', { name: 'Add language' })).toBeNull();
    expect((await section()).getByText('Read-only')).toBeVisible();
  });

  it.each([
    [false, ['Language', 'Code', 'Keys', 'Validated']],
    [true, ['Language', 'Code', 'Access', 'Keys', 'Validated']],
  ])('say what may be written only to limited members: %s', async (targetRestricted, expected) => {
    world(aProject({ role: 'translator', targetRestricted }));
    await renderApp({ at: LANGUAGES });
    expect(await titles()).toEqual(expected);
  });
});
