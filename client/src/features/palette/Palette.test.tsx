import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { Role } from '#core/domain/roles.js';

import { withValues } from '../../project/store/edit-project.js';
import { answerTeam, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';
import { ATLAS, aProject as aSummary, BISTRO } from '../../testing/samples.js';
import { ok, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const open = async () => {
  signIn(startServer()).on('GET', routes.listProjects(), ok([ATLAS, BISTRO]));
  const rendered = await renderApp({ at: '/invitations' });
  await screen.findByRole('heading', { name: 'Invitations' });
  await rendered.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search projects/ });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...rendered, field };
};

prepareGrid();

/** The palette over the grid of an open project, of which the list says the same role. */
const openOverGrid = async (role: Role = 'owner', at = AT) => {
  const server = world(aProject({ role }));
  server.on('GET', routes.listProjects(), ok([aSummary({ id: 7, name: 'Atlas Mobile', role }), BISTRO]));
  const rendered = await openGrid(at);
  await rendered.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Search projects/ });
  await screen.findByRole('option', { name: 'Export' });
  return { ...rendered, server, field };
};

const options = (): (string | null)[] =>
  within(screen.getByRole('listbox', { name: 'Go to…' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

const chosen = (): string | null => screen.getByRole('option', { selected: true }).textContent;

describe('the palette', () => {
  it('leads to what has another source, where there is some', async () => {
    await openOverGrid();
    expect(options()).not.toContain('Source changed');
    cleanup();
    const project = withValues(aProject(), (value) =>
      value.name === 'Pay now' ? { ...value, version: 2, majorVersion: 2 } : value,
    );
    world(project).on('GET', routes.listProjects(), ok([aSummary({ id: 7, name: 'Atlas Mobile' })]));
    const { user, address } = await openGrid();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: 'Source changed' }));
    expect(address()).toBe('/projects/7?stale=1');
  });

  it('leads to a project by its name', async () => {
    const { user, address, field } = await open();
    await screen.findByRole('option', { name: 'Bistro' });
    await user.type(field, 'bis');
    const found = screen.getByRole('option');
    expect(found).toHaveAccessibleName('Bistro');
    expect(field).toHaveAttribute('aria-activedescendant', found.id);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/invitations');
  });

  it('leads to pages by the arrows, round both ends', async () => {
    const { user, address } = await open();
    await screen.findByRole('option', { name: 'Bistro' });
    expect(chosen()).toContain('Atlas Mobile');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toContain('Logout');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toContain('Dashboard');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
    expect(address()).toBe('/dashboard');
  });

  it('does what can be done from anywhere', async () => {
    const { user, field } = await open();
    await user.type(field, 'logout{Enter}');
    expect(await screen.findByText('Log out?')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says when there is nothing, and speaks the other language when asked', async () => {
    const { user, field } = await open();
    await user.type(field, 'zebra');
    expect(screen.getByText('Nothing matches “zebra”.')).toBeVisible();
    await user.clear(field);
    await user.click(within(screen.getByRole('listbox')).getByText('Interface language: Français'));
    expect(await screen.findByRole('button', { name: /Aller à/ })).toBeVisible();
  });
});

describe('the palette over an open project', () => {
  it('offers what its page offers, by role', async () => {
    const owner = await openOverGrid();
    const actions = [
      'New key',
      'Add language',
      'Export',
      'Issues',
      'Find and replace',
      'Import a repository',
      'Settings',
      'Languages',
      'Activity',
      'Users',
    ];
    expect(options().slice(0, 12)).toEqual([...actions, 'Delete project', 'Files']);
    owner.unmount();
    await openOverGrid('translator');
    const others = [
      'Export',
      'Issues',
      'Find and replace',
      'Languages',
      'Activity',
      'Users',
      'Leave project',
    ];
    expect(options().slice(0, 7)).toEqual(others);
  });

  it('opens a dialog of the project, whose filters stay', async () => {
    const { user, field, address } = await openOverGrid('owner', `${AT}?status=empty`);
    await user.type(field, 'add lan{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Add language' })).toBeVisible();
    expect(address()).toBe(`${AT}?status=empty&d=add-language`);
  });

  it('shows the findings of the project', async () => {
    const { user, field, address } = await openOverGrid();
    await user.type(field, 'issu{Enter}');
    await waitFor(() => expect(address()).toBe(`${AT}?issues=1`));
  });

  it('finds keys of the cached project, without a call', async () => {
    const { user, field, address, server } = await openOverGrid();
    const before = server.requests.length;
    expect(options().join()).not.toContain('cart_title');
    await user.type(field, 'title check');
    expect(options()).toEqual(['checkout / cart_title']);
    expect(server.requests).toHaveLength(before);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`${AT}?key=21`));
  });

  it('reads no project that is not cached', async () => {
    const server = answerTeam(signIn(startServer()), 'owner', []);
    server.on('GET', routes.listProjects(), ok([aSummary({ id: PROJECT_ID, name: 'Atlas' }), BISTRO]));
    const { user } = await renderApp({ at: `/projects/${PROJECT_ID}/users` });
    await screen.findByRole('heading', { name: 'Users' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search projects/ }), 'export');
    expect(await screen.findByRole('option', { name: 'Export' })).toBeVisible();
    expect(server.to('GET', routes.readProject(PROJECT_ID))).toEqual([]);
  });

  it('leads to the preferences', async () => {
    const { user, field, address } = await openOverGrid();
    await user.type(field, 'pref{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/profile/));
  });
});
