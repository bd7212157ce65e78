import { screen, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { AT, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aProject, aProjectView } from '../../testing/sample-projects.js';
import { aProject as aListed } from '../../testing/samples.js';
import { ok, refusal } from '../../testing/server.js';
import { setWindowWidth } from '../../testing/setup.js';

prepareGrid();

const SETTINGS = `${AT}/settings`;

const ARCHIVE = {
  archivedAt: '2025-03-03T10:00:00.000Z',
  archivedBy: { id: 7, username: 'Camille Bernard' },
};

const world = (own: Partial<ProjectDetails> = {}) =>
  projectWorld(aProject(own)).on('GET', routes.listProjects(), ok([aListed({ id: 7 })]));

const sections = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the settings of a project', () => {
  it('begin with General, named in the list', async () => {
    world();
    const { address } = await renderApp({ at: SETTINGS });
    expect(await screen.findByRole('heading', { level: 2, name: 'General' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(address()).toBe(`${SETTINGS}/general`);
    expect(await sections()).toEqual(['General', 'Languages', 'Files', 'Plurals', 'Checks', 'Archive']);
    expect(screen.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe('Settings · Atlas Mobile · Motley');
  });

  it('give the title of a section the focus, and lead back to the editor in one step', async () => {
    world();
    const { user, address, go } = await renderApp({ at: AT });
    await screen.findByRole('grid');
    await go(`${SETTINGS}/general`);
    expect(await screen.findByRole('heading', { name: 'General' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Languages' }));
    expect(await screen.findByRole('heading', { name: 'Languages' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    expect(await screen.findByRole('heading', { name: 'Archive' })).toHaveFocus();
    await go(-1);
    expect(await screen.findByRole('grid')).toBeVisible();
    expect(address()).toBe(AT);
  });

  it.each([
    ['manager', ['General', 'Languages', 'Files', 'Plurals', 'Checks', 'Archive']],
    ['editor', ['Languages', 'Files', 'Checks']],
    ['translator', ['Languages', 'Files', 'Checks']],
  ] as const)('show a %s what they may read', async (role, expected) => {
    world({ role });
    const { address } = await renderApp({ at: SETTINGS });
    expect(await sections()).toEqual(expected);
    expect(address()).toBe(`${SETTINGS}/${expected[0]?.toLowerCase()}`);
  });

  it.each(['archive', 'nowhere'])(
    'lead from a section that is not there to one that is: %s',
    async (name) => {
      world({ role: 'translator' });
      const { address } = await renderApp({ at: `${SETTINGS}/${name}` });
      expect(await screen.findByRole('heading', { name: 'Languages' })).toBeVisible();
      expect(address()).toBe(`${SETTINGS}/languages`);
    },
  );

  it.each([
    [`${AT}?d=settings`, 'general'],
    [`${AT}?d=languages`, 'languages'],
    ['/dashboard?d=settings&project=7', 'general'],
  ])('open where a dialog was: %s', async (at, section) => {
    world();
    const { address } = await renderApp({ at });
    await screen.findByRole('navigation', { name: 'Settings' });
    expect(address()).toBe(`${SETTINGS}/${section}`);
  });

  it('say that the project is not yours', async () => {
    projectWorld()
      .on('GET', routes.readProject(7), refusal(403, 'not_your_project'))
      .on('GET', routes.listProjects(), ok([]));
    await renderApp({ at: SETTINGS });
    expect(await screen.findByText('You do not belong to this project.')).toBeVisible();
  });

  it('are a list on a phone, which a section opens over', async () => {
    setWindowWidth(390);
    world();
    const { user, address } = await renderApp({ at: SETTINGS });
    expect(await sections()).toEqual(['General', 'Languages', 'Files', 'Plurals', 'Checks', 'Archive']);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    expect(await screen.findByRole('heading', { name: 'Archive' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'General' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Atlas Mobile' })).toHaveAttribute('href', AT);
    await user.click(screen.getByRole('button', { name: 'Back to the settings' }));
    expect(await sections()).toEqual(['General', 'Languages', 'Files', 'Plurals', 'Checks', 'Archive']);
    expect(address()).toBe(SETTINGS);
  });
});

describe('the section Archive', () => {
  it.each([
    [
      'en',
      'Archive the project',
      'Archive Atlas Mobile?',
      'Archived by Camille Bernard on 3 Mar 2025',
      'Restore the project',
    ],
    [
      'fr',
      'Archiver le projet',
      'Archiver Atlas Mobile\u202f?',
      'Archivé par Camille Bernard le 3 mars 2025',
      'Restaurer le projet',
    ],
  ] as const)('archives and restores, in %s', async (locale, submit, title, banner, restore) => {
    const server = world()
      .on('POST', routes.archiveProject(7), ok(aProjectView(ARCHIVE)))
      .on('DELETE', routes.unarchiveProject(7), ok(aProjectView()));
    const { user } = await renderApp({ at: `${SETTINGS}/archive`, locale });
    await user.click(await screen.findByRole('button', { name: submit }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(server.to('POST', routes.archiveProject(7))).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: submit }));
    expect(await screen.findByText(banner)).toBeVisible();
    await user.click(screen.getByRole('button', { name: restore }));
    expect(await screen.findByRole('button', { name: submit })).toBeVisible();
    expect(screen.queryByText(banner)).toBeNull();
  });

  it('explains it to a manager, without a button', async () => {
    world({ role: 'manager' });
    await renderApp({ at: `${SETTINGS}/archive` });
    const section = within(await screen.findByRole('region', { name: 'Archive' }));
    expect(section.getByText('Read-only')).toBeVisible();
    expect(section.getByText(/read-only and hidden from your list/)).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
  });
});

describe('an archived project', () => {
  it('has settings to read, with who archived it and when', async () => {
    world(ARCHIVE);
    const { user } = await renderApp({ at: SETTINGS });
    expect(await screen.findByLabelText('Project name')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.hover(screen.getByText('Read-only'));
    expect(
      await screen.findByRole('tooltip', { name: 'Archived by Camille Bernard on 3 Mar 2025' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete project' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: 'Languages' }));
    await screen.findByRole('heading', { name: 'Languages' });
    expect(screen.queryByRole('button', { name: /language|Import|Delete/i })).toBeNull();
  });

  it('is read-only in the editor, for its owner too', async () => {
    world(ARCHIVE);
    await renderApp({ at: AT });
    await screen.findByRole('grid');
    expect(await screen.findByText('Read-only')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add language' })).toBeNull();
  });
});
