import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { ATLAS, BISTRO } from '../../testing/samples.js';
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

const chosen = (): string | null => screen.getByRole('option', { selected: true }).textContent;

describe('the palette', () => {
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
