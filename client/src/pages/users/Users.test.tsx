import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { aMember, answerTeam, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { NO_ANSWER, ok, refusal, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { setWindowWidth } from '../../testing/setup.js';
import { AMINA, AT, CHEN, rowOf, world } from '../../testing/users-page.js';

describe('the users of a project', () => {
  it.each([
    ['en', 'Users', 'You', 'Owner', 'All languages', 'Pending', 'Role of Chen Wei'],
    ['fr', 'Utilisateurs', 'Vous', 'Propriétaire', 'Toutes les langues', 'En attente', 'Rôle de Chen Wei'],
  ] as const)(
    'are shown with what they may, in %s',
    async (locale, title, you, owner, all, pending, role) => {
      world('owner');
      await renderApp({ at: AT, locale });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const me = await rowOf(/Camille/);
      expect(me.getByText(you)).toBeVisible();
      expect(me.getByText(owner)).toBeVisible();
      expect(me.getAllByText(all)).toHaveLength(2);
      expect(me.queryByRole('combobox')).toBeNull();
      const eve = await rowOf(/eve@elan.example/);
      expect(eve.getByText(pending)).toBeVisible();
      expect(eve.queryByRole('combobox')).toBeNull();
      expect(screen.getByRole('combobox', { name: role })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Atlas Mobile' })).toHaveAttribute('href', '/projects/1');
      expect(document.title).toBe(`${title} · Atlas Mobile · Motley`);
    },
  );

  it('distinguish a limit without languages from no limit, and show what is read when only targets are limited', async () => {
    world('owner', [aMember({ userId: 30 }, { target: [] })]);
    await renderApp({ at: AT });
    const row = await rowOf(/Chen/);
    expect(row.getByText('No languages')).toBeVisible();
    expect(row.getByText('Target languages only')).toBeVisible();
    expect(row.queryByText('All languages')).toBeNull();
  });

  it.each(['editor', 'translator', 'reviewer'] as const)('are only read by a %s', async (role) => {
    world(role, [CHEN, AMINA]);
    const { user } = await renderApp({ at: AT });
    const row = await rowOf(/Chen/);
    expect(row.getByText('English')).toBeVisible();
    expect(row.getByText('Français')).toBeVisible();
    expect(screen.getAllByText('Read-only')).toHaveLength(1);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite member' })).toBeNull();
    expect(row.queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Actions for Camille/ }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    expect(screen.getByRole('menuitem', { name: 'Leave project' })).toBeVisible();
  });

  it('never let a manager touch the owner, or make one', async () => {
    world('manager', [CHEN, aMember({ userId: 40, username: 'Olga', role: 'owner' })]);
    const { user } = await renderApp({ at: AT });
    const owner = await rowOf(/Olga/);
    expect(owner.queryByRole('combobox')).toBeNull();
    expect(owner.queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Role of Chen Wei' }));
    expect(await screen.findByText('Everything except deleting the project')).toBeVisible();
    expect(screen.queryByText('Everything, including deleting the project')).toBeNull();
  });

  it('change their role where it stands', async () => {
    const server = world('owner').on('PATCH', routes.updateProjectUser(PROJECT_ID, 20), ({ body }) =>
      ok({ ...CHEN, ...(body as object) }),
    );
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('combobox', { name: 'Role of Chen Wei' }));
    await user.click(await screen.findByText('Review only'));
    expect((await rowOf(/Chen/)).getByTitle('Reviewer')).toBeVisible();
    await waitFor(() =>
      expect(server.to('PATCH', routes.updateProjectUser(PROJECT_ID, 20))[0]?.body).toEqual({
        role: 'reviewer',
      }),
    );
  });

  it.each([
    [403, 'unauthorized', 'You are not authorized to perform this action.'],
    [500, 'unknown_error', 'An error occurred, please reload.'],
    [0, null, 'Connection issue.'],
  ] as const)('take a role refused with %i back, and say so under it', async (status, code, words) => {
    world('owner').on('PATCH', routes.updateProjectUser(PROJECT_ID, 20), () => {
      if (code === null) throw NO_ANSWER;
      return refusal(status, code);
    });
    const { user } = await renderApp({ at: AT });
    const select = await screen.findByRole('combobox', { name: 'Role of Chen Wei' });
    await user.click(select);
    await user.click(await screen.findByText('Review only'));
    const row = await rowOf(/Chen/);
    expect(await row.findByText('Update failed.')).toBeVisible();
    expect(row.getByTitle('Translator')).toBeVisible();
    expect(select).toHaveAccessibleDescription('Update failed.');
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });

  it('are searched by name and e-mail, in the address', async () => {
    world('owner');
    const { user, address } = await renderApp({ at: AT });
    await user.type(await screen.findByRole('searchbox', { name: 'Search members' }), 'ELAN');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByRole('row', { name: /eve/ })).toBeVisible();
    expect(address()).toBe(`${AT}?q=ELAN`);
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(
      (await screen.findAllByRole('button', { name: 'Clear search' })).at(-1) ?? document.body,
    );
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
  });

  it('come in pages', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      aMember({ userId: 200 + index, username: `User ${index}` }),
    );
    world('translator', many);
    await renderApp({ at: `${AT}?page=2` });
    expect(await screen.findAllByRole('row')).toHaveLength(1 + 7);
    expect(screen.getByText('21 members')).toBeVisible();
  });

  it('are cards on a phone', async () => {
    setWindowWidth(390);
    world('owner');
    await renderApp({ at: AT });
    const cards = await screen.findAllByRole('listitem');
    expect(cards).toHaveLength(4);
    expect(screen.queryByRole('table')).toBeNull();
    const chen = within(cards[1] ?? document.body);
    expect(chen.getByRole('combobox', { name: 'Role of Chen Wei' })).toBeVisible();
    expect(chen.getByRole('button', { name: 'Actions for Chen Wei' })).toBeVisible();
  });
});

describe('a project whose users are asked for', () => {
  it('of others is not shown', async () => {
    world('owner').on('GET', routes.listProjectUsers(PROJECT_ID), refusal(403, 'not_your_project'));
    await renderApp({ at: AT });
    expect(await screen.findByText('You do not belong to this project.')).toBeVisible();
  });

  it('that never was is not found', async () => {
    signIn(startServer());
    const { address } = await renderApp({ at: '/projects/atlas/users' });
    await waitFor(() => expect(address()).toBe('/404'));
  });

  it('is asked for again when it cannot be loaded', async () => {
    const server = world('owner').on('GET', routes.listLanguages(PROJECT_ID), refusal(400, 'unknown_error'));
    const { user } = await renderApp({ at: AT });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerTeam(server, 'owner', []);
    await user.click(again);
    expect(await screen.findByRole('row', { name: /Camille/ })).toBeVisible();
  });
});

it('a member taken out meanwhile sees it at the next change', async () => {
  const server = world('manager').on('PATCH', routes.updateProjectUser(PROJECT_ID, 20), () => {
    server.on('GET', routes.listProjectUsers(PROJECT_ID), refusal(403, 'not_your_project'));
    return refusal(403, 'not_your_project');
  });
  const { user } = await renderApp({ at: AT });
  await user.click(await screen.findByRole('combobox', { name: 'Role of Chen Wei' }));
  await user.click(await screen.findByText('Review only'));
  expect(await screen.findByText('You do not belong to this project.')).toBeVisible();
});
