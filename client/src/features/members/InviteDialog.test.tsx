import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { findDialog, findOption } from '../../testing/antd.js';
import { aMember, answerTeam, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const AT = `/projects/${PROJECT_ID}/users`;

const world = (role: 'owner' | 'manager'): FakeServer => answerTeam(signIn(startServer()), role, []);

const chosenIn = (field: HTMLElement) =>
  [...(field.closest('.ant-select')?.querySelectorAll('.ant-select-selection-item-content') ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('an invitation', () => {
  const invite = async (server: FakeServer) => {
    const rendered = await renderApp({ at: AT });
    await rendered.user.click(await screen.findByRole('button', { name: 'Invite member' }));
    const dialog = await findDialog('Invite a member');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
    return { ...rendered, dialog, sent: () => server.to('POST', routes.createInvitation()) };
  };

  it('takes an e-mail, a role and, if need be, languages', async () => {
    const server = world('manager').on('POST', routes.createInvitation(), () => {
      answerTeam(server, 'manager', [aMember({ email: 'new@atlas.example', username: null })]);
      return ok({}, 201);
    });
    const { user, dialog, sent } = await invite(server);
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Required.')).toBeVisible();
    expect(await dialog.findByText('Please select a role.')).toBeVisible();
    await user.type(dialog.getByLabelText('Email'), 'new');
    expect(await dialog.findByText('Email must be valid.')).toBeVisible();
    await user.type(dialog.getByLabelText('Email'), '@atlas.example ');
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByText('Translations only'));
    await user.click(dialog.getByRole('combobox', { name: 'Target languages' }));
    await user.click(await findOption('Deutsch'));
    // A member limited to German still needs the texts to translate.
    const source = dialog.getByRole('combobox', { name: 'Source languages' });
    await waitFor(() => expect(chosenIn(source)).toEqual(['English']));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({
      projectId: PROJECT_ID,
      email: 'new@atlas.example',
      role: 'translator',
      sourceLanguagesIds: '11',
      targetLanguagesIds: '13',
    });
    expect(await screen.findByRole('row', { name: /new@atlas.example/ })).toBeVisible();
  });

  it('warns before it takes the language translated from away from a limited member', async () => {
    const { user, dialog } = await invite(world('manager'));
    await user.click(dialog.getByRole('combobox', { name: 'Target languages' }));
    await user.click(await findOption('Deutsch'));
    const source = dialog.getByRole('combobox', { name: 'Source languages' });
    await waitFor(() => expect(chosenIn(source)).toEqual(['English']));
    expect(screen.queryByText(/^They won’t see English/)).toBeNull();
    await user.click(source);
    await user.keyboard('{Backspace}');
    expect(await dialog.findByText(/^They won’t see English/)).toBeVisible();
    expect(dialog.getByText('Target languages only')).toBeVisible();
  });

  it.each([
    [404, 'invitation_user_not_found', 'The user you are trying to invite does not exist.', true],
    [422, 'invitation_already_exists', 'An invitation has already been sent to this user.', true],
    [403, 'unauthorized', 'You are not authorized to perform this action.', false],
    [403, 'email_not_verified', 'Please verify your email first.', false],
    [500, 'unknown_error', 'An error occurred, please reload.', false],
  ] as const)('refused with %i %s says so in its place', async (status, code, words, isUnderEmail) => {
    const { user, dialog } = await invite(
      world('owner').on('POST', routes.createInvitation(), refusal(status, code)),
    );
    await user.type(dialog.getByLabelText('Email'), 'new@atlas.example');
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByText('Translations only'));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(screen.getAllByText(words)).toHaveLength(1);
    if (isUnderEmail) expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(words);
  });
});
