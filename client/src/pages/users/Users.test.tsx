import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { Role } from '#core/domain/roles.js';

import { findDialog } from '../../testing/antd.js';
import { aMember, answerTeam, ENGLISH, FRENCH, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import type { Rendered } from '../../testing/render.js';
import { done, NO_ANSWER, ok, refusal, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { setWindowWidth } from '../../testing/setup.js';

const AT = `/projects/${PROJECT_ID}/users`;

const CHEN = aMember({ userId: 20 }, { source: [ENGLISH], target: [FRENCH] });
const AMINA = aMember({
  userId: 21,
  username: 'Amina Diallo',
  email: 'amina@atlas.example',
  role: 'manager',
});
const EVE = aMember({
  userId: 22,
  username: null,
  email: 'eve@elan.example',
  pending: true,
  invitationId: 91,
});

const world = (role: Role, others = [CHEN, AMINA, EVE]): FakeServer =>
  answerTeam(signIn(startServer()), role, others);

/** An action of the menu of a row. */
async function choose(user: Rendered['user'], name: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

const rowOf = async (name: string | RegExp) => within(await screen.findByRole('row', { name }));

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

  it('tell a limit that holds no language from no limit, and what is read when only targets are limited', async () => {
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

  it('without an account are named by their invitation', async () => {
    const server = world('owner', [
      aMember({ userId: null, username: null, email: 'new@elan.example', pending: true, invitationId: 92 }),
      EVE,
    ]).on('DELETE', routes.deleteInvitation(92), () => {
      answerTeam(server, 'owner', [EVE]);
      return done();
    });
    const { user, address } = await renderApp({ at: AT });
    const row = await rowOf(/new@elan.example/);
    expect(row.getByText('Pending: no account yet')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Actions for new@elan.example' }));
    await user.click(
      await screen.findByRole('menuitem', { name: 'Delete the invitation for new@elan.example' }),
    );
    expect(address()).toBe(`${AT}?d=remove&of=invitation-92`);
    const dialog = await findDialog('Delete the invitation for new@elan.example?');
    await user.click(dialog.getByRole('button', { name: 'Delete invitation' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /new@elan/ })).toBeNull());
    expect(screen.getByRole('row', { name: /eve@elan/ })).toBeVisible();
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

  it('get the project handed over after a plain question', async () => {
    const server = world('owner').on('PATCH', routes.updateProjectUser(PROJECT_ID, 21), () => {
      answerTeam(server, 'manager', [{ ...AMINA, role: 'owner' }, CHEN]);
      return ok({ ...AMINA, role: 'owner' });
    });
    server.on('GET', routes.listProjects(), ok([])).on('GET', routes.readProject(PROJECT_ID), ok({}));
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('combobox', { name: 'Role of Amina Diallo' }));
    await user.click(await screen.findByText('Everything, including deleting the project'));
    const dialog = await findDialog('Make Amina Diallo the owner?');
    expect(dialog.getByText(/You become a manager/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Transfer ownership' }));
    expect(await screen.findByText('Amina Diallo is now the owner of Atlas Mobile')).toBeInTheDocument();
    expect(server.to('PATCH', routes.updateProjectUser(PROJECT_ID, 21))[0]?.body).toEqual({ role: 'owner' });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Role of Amina Diallo' })).toBeNull());
  });

  it('are removed, and invitations deleted, after a question', async () => {
    const server = world('manager')
      .on('DELETE', routes.removeProjectUser(PROJECT_ID, 20), () => {
        answerTeam(server, 'manager', [EVE]);
        return done();
      })
      .on('DELETE', routes.deleteInvitation(91), () => {
        answerTeam(server, 'manager', []);
        return done();
      });
    const { user, address } = await renderApp({ at: AT });
    await choose(user, 'Chen Wei', 'Remove Chen Wei');
    expect(address()).toBe(`${AT}?d=remove&of=20`);
    const first = await findDialog('Remove Chen Wei from the project?');
    await user.click(first.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('User removed from the project')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Chen/ })).toBeNull());
    await choose(user, 'eve@elan.example', 'Delete the invitation for eve@elan.example');
    const second = await findDialog('Delete the invitation for eve@elan.example?');
    await user.click(second.getByRole('button', { name: 'Delete invitation' }));
    expect(await screen.findByText('Invitation deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /eve/ })).toBeNull());
    expect(screen.getByText(/You’re the only member/)).toBeVisible();
  });

  it.each([
    [403, 'unauthorized', 'You are not authorized to perform this action.'],
    [404, 'not_existing_user', 'An error occurred, please reload.'],
  ] as const)(
    'stay when their removal is refused with %i, which the dialog says',
    async (status, code, words) => {
      world('owner').on('DELETE', routes.removeProjectUser(PROJECT_ID, 20), refusal(status, code));
      const { user } = await renderApp({ at: `${AT}?d=remove&of=20` });
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Remove' }));
      expect(await dialog.findByText(words)).toBeVisible();
    },
  );

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

  it('is left after a question, and is on no list any more', async () => {
    const server = world('translator')
      .on('POST', routes.leaveProject(PROJECT_ID), done())
      .on('GET', routes.listProjects(), ok([]));
    const { user, address } = await renderApp({ at: AT });
    await choose(user, 'Camille Bernard', 'Leave project');
    const dialog = await findDialog('Leave Atlas Mobile?');
    expect(dialog.getByText(/You’ll need a new invitation/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave project' }));
    expect(await screen.findByText('You left the project')).toBeInTheDocument();
    expect(address()).toBe('/dashboard');
    expect(server.to('POST', routes.leaveProject(PROJECT_ID))).toHaveLength(1);
  });

  it('is not left by its owner, whatever the address says', async () => {
    world('owner');
    await renderApp({ at: `${AT}?d=leave` });
    await rowOf(/Camille/);
    expect(screen.queryByRole('dialog')).toBeNull();
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
