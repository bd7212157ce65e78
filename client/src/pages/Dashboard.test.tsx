import { act, screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { ProjectSummary } from '#core/api/projects.js';

import { anInvitation } from '../testing/members.js';
import { renderApp } from '../testing/render.js';
import { aProject, ATLAS, BISTRO } from '../testing/samples.js';
import { NO_ANSWER, ok, startServer } from '../testing/server.js';
import type { FakeServer } from '../testing/server.js';
import { signIn } from '../testing/session.js';
import { setWindowWidth } from '../testing/setup.js';

const world = (projects: ProjectSummary[]): FakeServer =>
  signIn(startServer()).on('GET', routes.listProjects(), ok(projects));

const ELAN = aProject({
  id: 3,
  name: 'Élan',
  description: '',
  role: 'manager',
  updatedAt: '2026-01-01T10:00:00.000Z',
  createdAt: '2026-01-15T10:00:00.000Z',
});

const namesInOrder = (): (string | null)[] =>
  screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent);

describe('the dashboard', () => {
  it.each([
    [
      'en',
      'My projects',
      '91% translated',
      '78% validated',
      'No keys yet',
      'No description',
      '780 validated, 120 modified, 10 invalidated, 90 empty',
    ],
    [
      'fr',
      'Mes projets',
      '91 % traduit',
      '78 % accepté',
      'Aucune clé pour l’instant',
      'Aucune description',
      '780 acceptées, 120 modifiées, 10 refusées, 90 vides',
    ],
  ] as const)(
    'lists the projects in %s',
    async (locale, title, translated, validated, noKey, noDescription, bar) => {
      world([ATLAS, BISTRO]);
      await renderApp({ at: '/dashboard', locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const [atlas, bistro] = await screen.findAllByRole('listitem');
      const inAtlas = within(atlas ?? document.body);
      expect(inAtlas.getByRole('link', { name: 'Atlas Mobile' })).toHaveAttribute('href', '/projects/1');
      expect(inAtlas.getByText('Shopping app')).toBeVisible();
      expect(inAtlas.getByText('en')).toBeVisible();
      expect(inAtlas.getByText('fr')).toBeVisible();
      // A language without a code is counted.
      expect(inAtlas.getByText('+1')).toBeVisible();
      expect(inAtlas.getByText('English, Français, Klingonese')).toBeInTheDocument();
      expect(inAtlas.getByText(translated)).toBeVisible();
      expect(inAtlas.getByText(validated)).toBeVisible();
      expect(inAtlas.getByRole('img', { name: bar })).toBeVisible();
      expect(within(bistro ?? document.body).getByText(noKey)).toBeVisible();
      expect(within(bistro ?? document.body).getByText(noDescription)).toBeVisible();
    },
  );

  it('searches names and descriptions, without case and accents, in the address', async () => {
    world([ATLAS, BISTRO, ELAN]);
    const { user, address, go } = await renderApp({ at: '/dashboard' });
    await user.type(await screen.findByRole('searchbox', { name: 'Search projects' }), 'ELAN');
    await waitFor(() => expect(namesInOrder()).toEqual(['Élan']));
    expect(address()).toBe('/dashboard?q=ELAN');
    await go('/dashboard?q=shopping');
    await waitFor(() => expect(namesInOrder()).toEqual(['Atlas Mobile']));
    expect(screen.getByRole('searchbox')).toHaveValue('shopping');
  });

  it.each([
    ['en', 'No projects match “zzz”.', 'Clear search'],
    ['fr', 'Aucun projet ne correspond à « zzz ».', 'Effacer la recherche'],
  ] as const)('leads out of a search without result in %s', async (locale, words, clear) => {
    world([ATLAS]);
    const { user } = await renderApp({ at: '/dashboard?q=zzz', locale });
    expect(await screen.findByText((text) => text.replaceAll('\u202f', ' ') === words)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: clear }).at(-1) ?? document.body);
    expect(await screen.findByRole('link', { name: 'Atlas Mobile' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the list of projects', () => {
  it.each([
    ['', ['Atlas Mobile', 'Bistro', 'Élan']],
    ['?sort=name', ['Atlas Mobile', 'Bistro', 'Élan']],
    ['?sort=created', ['Bistro', 'Élan', 'Atlas Mobile']],
    ['?sort=nonsense', ['Atlas Mobile', 'Bistro', 'Élan']],
  ])('sorts by %s', async (query, names) => {
    world([ELAN, ATLAS, BISTRO]);
    await renderApp({ at: `/dashboard${query}` });
    await screen.findAllByRole('listitem');
    expect(namesInOrder()).toEqual(names);
  });

  it('shows 14 of many, and as many as asked for', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aProject({ id: 100 + index, name: `Project ${index}` }),
    );
    world(many);
    const { user, address } = await renderApp({ at: '/dashboard' });
    expect(await screen.findAllByRole('link', { name: /^Project/ })).toHaveLength(14);
    expect(screen.getByText('30 projects')).toBeVisible();
    await user.click(screen.getByTitle('3'));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Project/ })).toHaveLength(2));
    expect(address()).toBe('/dashboard?page=3');
    await user.click(screen.getByRole('button', { name: /Items per page/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'All' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Project/ })).toHaveLength(30));
    expect(address()).toBe('/dashboard?size=all');
  });

  it.each([
    ['owner', ATLAS, ['Settings', 'Users', 'Export', 'Delete project']],
    ['manager', ELAN, ['Settings', 'Users', 'Export', 'Leave project']],
    ['translator', BISTRO, ['Users', 'Export', 'Leave project']],
  ] as const)('offers the %s what they may do', async (_, project, choices) => {
    world([project]);
    const { user } = await renderApp({ at: '/dashboard' });
    await user.click(await screen.findByRole('button', { name: `Actions for ${project.name}` }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(choices);
  });

  it('leads back into the work of the projects opened last', async () => {
    localStorage.setItem(
      'motley.recent.7',
      JSON.stringify([
        { id: 2, name: 'Bistro', color: '0F766E' },
        { id: 1, name: 'Atlas Mobile', color: '0F766E' },
      ]),
    );
    world([ATLAS, BISTRO]);
    await renderApp({ at: '/dashboard' });
    const card = await screen.findByRole('link', { name: /5 values to translate in Français/ });
    expect(card).toHaveAttribute('href', '/projects/1?langs=101&status=empty');
    // Nothing is left to do in Bistro.
    expect(screen.getAllByRole('link', { name: /Bistro/ })).toHaveLength(2);
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Bistro' }),
    ).toBeVisible();
  });

  it.each([
    ['en', 'Your first project starts here', 'Create a project'],
    ['fr', 'Votre premier projet commence ici', 'Créer un projet'],
  ] as const)('leads on when there is no project, in %s', async (locale, title, create) => {
    world([]);
    const { user, address, go } = await renderApp({ at: '/dashboard', locale });
    expect(await screen.findByText(title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: create }));
    expect(await screen.findByRole('dialog', { name: create })).toBeInTheDocument();
    expect(address()).toBe('/dashboard?d=create');
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the invitations of a new user first', async () => {
    world([]).on('GET', routes.listInvitations(), ok([anInvitation()]));
    await renderApp({ at: '/dashboard' });
    const accept = await screen.findByRole('button', { name: /^Accept/ });
    const create = screen.getByRole('button', { name: 'Create a project' });
    expect(accept.compareDocumentPosition(create)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(create).not.toHaveClass('ant-btn-primary');
  });

  it('shows that the list could not be loaded', async () => {
    const server = world([]).on('GET', routes.listProjects(), () => {
      throw NO_ANSWER;
    });
    const { user } = await renderApp({ at: '/dashboard' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.on('GET', routes.listProjects(), ok([ATLAS]));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Atlas Mobile' })).toBeVisible();
  });

  it('answers the keys / and c, but not while typing', async () => {
    world([ATLAS]);
    const { user } = await renderApp({ at: '/dashboard' });
    await screen.findByRole('link', { name: 'Atlas Mobile' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('c');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    act(() => screen.getByRole('searchbox').blur());
    await user.keyboard('c');
    expect(await screen.findByRole('dialog', { name: 'Create a project' })).toBeInTheDocument();
  });

  it('has a top bar and a drawer on a phone', async () => {
    setWindowWidth(390);
    world([ATLAS]);
    const { user } = await renderApp({ at: '/dashboard' });
    expect(await screen.findByRole('link', { name: 'Atlas Mobile' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(await screen.findByRole('link', { name: 'Preferences' })).toBeInTheDocument();
  });
});

describe('archived projects', () => {
  const archived = aProject({
    id: 4,
    name: 'Old atlas',
    archivedAt: '2026-03-03T10:00:00.000Z',
    archivedBy: { id: 7, username: 'Camille Bernard' },
  });

  it('leave the list for one of their own, which is absent while there are none', async () => {
    world([ATLAS]);
    const without = await renderApp({ at: '/dashboard' });
    await screen.findByRole('link', { name: 'Atlas Mobile' });
    expect(screen.queryByRole('button', { name: /^Archived/ })).toBeNull();
    without.unmount();
    world([ATLAS, archived]);
    const { user, address } = await renderApp({ at: '/dashboard' });
    await screen.findByRole('link', { name: 'Atlas Mobile' });
    expect(namesInOrder()).toEqual(['Atlas Mobile']);
    const filter = screen.getByRole('button', { name: 'Archived (1)', pressed: false });
    await user.click(filter);
    expect(namesInOrder()).toEqual(['Old atlas']);
    expect(address()).toBe('/dashboard?archived=1');
    await user.click(screen.getByRole('button', { name: 'Archived (1)', pressed: true }));
    expect(namesInOrder()).toEqual(['Atlas Mobile']);
  });

  it('are all there is, in words', async () => {
    world([archived]);
    await renderApp({ at: '/dashboard' });
    expect(await screen.findByText('All your projects are archived.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Archived (1)' })).toBeVisible();
  });
});
