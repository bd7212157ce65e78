import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { findDialog, findOption } from '../../testing/antd.js';
import { aMember, answerTeam, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { aConfig } from '../../testing/samples.js';
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

  it.each(['Chen@Atlas.example', ' chen@atlas.example '])(
    'says at once that %j is a member already, and sends nothing',
    async (address) => {
      const server = answerTeam(signIn(startServer()), 'manager', [aMember()]);
      const { user, dialog, sent } = await invite(server);
      await user.type(dialog.getByLabelText('Email'), address);
      await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
      expect(await dialog.findByText('Chen Wei is already a member.')).toBeVisible();
      expect(sent()).toEqual([]);
    },
  );

  it('says that source languages alone limit nothing', async () => {
    const { user, dialog } = await invite(world('manager'));
    await user.click(dialog.getByRole('combobox', { name: 'Source languages' }));
    await user.click(await findOption('Deutsch'));
    expect(await dialog.findByText(/this limits nothing\.$/)).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Target languages' }));
    await user.click(await findOption('Deutsch'));
    await waitFor(() => expect(screen.queryByText(/this limits nothing\.$/)).toBeNull());
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

describe('an email without an account', () => {
  const EMAIL = 'new@atlas.example';
  const UNKNOWN = refusal(404, 'invitation_user_not_found');
  const OFFER = 'Invite to create an account';

  const fill = async (server: FakeServer) => {
    const rendered = await renderApp({ at: `${AT}?d=invite` });
    const { user } = rendered;
    const dialog = await findDialog('Invite a member');
    await user.type(dialog.getByLabelText('Email'), ` ${EMAIL}`);
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByText('Translations only'));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    return { ...rendered, dialog, sent: () => server.to('POST', routes.createInvitation()) };
  };

  const answer = (made: object) => {
    const server = world('owner').on('POST', routes.createInvitation(), ({ body }) =>
      'mayRegister' in (body as object) ? ok({ email: EMAIL, pending: true, ...made }, 201) : UNKNOWN,
    );
    return server;
  };

  it('is invited to create one as the next step', async () => {
    const server = answer({});
    const { user, dialog, sent } = await fill(server);
    expect(await dialog.findByText('The user you are trying to invite does not exist.')).toBeVisible();
    expect(dialog.getByText(/^There’s no account for new@atlas.example yet/)).toBeVisible();
    answerTeam(server, 'owner', [
      aMember({ userId: null, email: EMAIL, username: null, pending: true, invitationId: 5 }),
    ]);
    await user.click(dialog.getByRole('button', { name: OFFER }));
    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(sent().map(({ body }) => body)).toMatchObject([
      { email: EMAIL, role: 'translator' },
      { email: EMAIL, role: 'translator', mayRegister: true },
    ]);
    expect(
      await screen.findByRole('row', { name: /new@atlas.example.*Pending: no account yet/ }),
    ).toBeVisible();
    expect(screen.queryByLabelText('Invitation link')).toBeNull();
  });

  it('gets a link to pass on where no emails are sent, shown once', async () => {
    const link = 'https://motley.example/register?email=new%40atlas.example';
    const { user, dialog } = await fill(answer({ link }));
    await user.click(await dialog.findByRole('button', { name: OFFER }));
    const shown = await findDialog('Send the invitation link');
    expect(shown.getByLabelText('Invitation link')).toHaveValue(link);
    expect(await screen.findByText('Invitation created')).toBeInTheDocument();
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await shown.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByLabelText('Invitation link')).toBeNull());
    // The next invitation begins anew.
    await user.click(screen.getByRole('button', { name: 'Invite member' }));
    const next = await findDialog('Invite a member');
    expect(next.getByLabelText('Email')).toHaveValue('');
    await user.click(next.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is looked up again once it is corrected', async () => {
    const { user, dialog, sent } = await fill(answer({}));
    await dialog.findByRole('button', { name: OFFER });
    await user.type(dialog.getByLabelText('Email'), '.org');
    await user.click(await dialog.findByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).not.toHaveProperty('mayRegister');
  });

  it('that may not register is refused, and nothing more is offered', async () => {
    const { user, dialog } = await fill(world('owner').on('POST', routes.createInvitation(), UNKNOWN));
    await user.click(await dialog.findByRole('button', { name: OFFER }));
    expect(await dialog.findByText('This server doesn’t accept new accounts with this email.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeVisible();
  });

  it('is offered nothing where nobody may register', async () => {
    const closed = ok(aConfig({ registration: 'closed' }));
    const server = world('owner').on('GET', routes.readConfig(), closed);
    const { dialog } = await fill(server.on('POST', routes.createInvitation(), UNKNOWN));
    expect(await dialog.findByText('The user you are trying to invite does not exist.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: OFFER })).toBeNull();
  });
});
