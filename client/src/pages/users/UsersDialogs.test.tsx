import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { findDialog } from '../../testing/antd.js';
import { aMember, answerTeam, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { done, ok, refusal } from '../../testing/server.js';
import { AMINA, AT, CHEN, choose, EVE, rowOf, world } from '../../testing/users-page.js';

describe('users who go', () => {
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
});

describe('a project', () => {
  it('is handed over after a plain question', async () => {
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
