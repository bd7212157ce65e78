import { screen } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { aConfig, aUser } from '../../testing/samples.js';
import { done, ok, refusal, startServer } from '../../testing/server.js';
import { answerTheShell, signIn } from '../../testing/session.js';

const PAIR = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 900 };

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function fill(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), 'camille@atlas.example');
  await user.type(screen.getByLabelText('Password'), 'Secret-1');
  await user.type(screen.getByLabelText('Confirm password'), 'Secret-1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

async function logIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), 'camille@atlas.example');
  await user.type(screen.getByLabelText('Password'), 'Secret-1{Enter}');
}

describe('an instance that takes nobody any more', () => {
  const closed = () => startServer().on('GET', routes.readConfig(), ok(aConfig({ registration: 'closed' })));

  it('offers no account at the login', async () => {
    closed();
    await renderApp({ at: '/login' });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  });

  it.each([
    ['en', 'This server doesn’t accept new accounts. Ask your administrator.'],
    ['fr', 'Ce serveur n’accepte pas de nouveaux comptes. Adressez-vous à votre administrateur.'],
  ] as const)('says so where one would register, in %s', async (locale, words) => {
    closed();
    await renderApp({ at: '/register', locale });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('an instance that takes whom its operator invited', () => {
  const invited = () =>
    startServer().on('GET', routes.readConfig(), ok(aConfig({ registration: 'invited' })));

  it('says so before anybody fills the form, and under the email of somebody else', async () => {
    invited().on('POST', routes.signUp(), refusal(403, 'registration_closed'));
    const { user } = await renderApp({ at: '/register' });
    expect(await screen.findByText(/Only emails chosen by your administrator/)).toBeVisible();
    await fill(user);
    expect(await screen.findByText('This server doesn’t accept new accounts with this email.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('sends those it has written to into their mailbox, logged out', async () => {
    const server = invited()
      .on('POST', routes.signUp(), ok(PAIR, 201))
      .on('POST', routes.register(), refusal(403, 'email_not_verified'))
      .on('POST', routes.signOut(), done());
    const { user } = await renderApp({ at: '/register' });
    await fill(user);
    expect(
      await screen.findByText('We sent a link to camille@atlas.example. Follow it, then log in.'),
    ).toBeVisible();
    expect(server.to('POST', routes.signOut())).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByText(/An error occurred/)).toBeNull();
  });

  it('creates the profile of a returning user on any device, with the name they typed', async () => {
    const accessToken = `e30.${btoa(JSON.stringify({ email: 'camille@atlas.example', name: 'Camille' }))}.x`;
    const server = answerTheShell(invited())
      .on('POST', routes.signIn(), ok({ ...PAIR, accessToken }))
      .on('GET', routes.readMe(), refusal(401, 'unauthenticated'))
      .on('POST', routes.refresh(), ok({ ...PAIR, accessToken }))
      .on('POST', routes.register(), () => {
        server.on('GET', routes.readMe(), ok(aUser()));
        return ok(aUser(), 201);
      })
      .on('GET', routes.listProjects(), ok([]));
    const { user } = await renderApp({ at: '/login' });
    await logIn(user);
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
    expect(server.to('POST', routes.register())[0]?.body).toEqual({
      username: 'Camille',
      email: 'camille@atlas.example',
    });
  });

  it.each([
    ['email_not_verified', 'Your email isn’t verified yet. Follow the link we sent you, then log in.'],
    ['registration_closed', 'This server doesn’t accept new accounts with this email.'],
  ] as const)('explains a login refused by %s', async (code, words) => {
    invited()
      .on('POST', routes.signIn(), ok(PAIR))
      .on('GET', routes.readMe(), refusal(401, 'unauthenticated'))
      .on('POST', routes.refresh(), ok(PAIR))
      .on('POST', routes.register(), refusal(403, code))
      .on('POST', routes.signOut(), done());
    const { user } = await renderApp({ at: '/login' });
    await logIn(user);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('an instance where operators alone make projects', () => {
  it('offers no project to make, by button, key or address, and says where projects come from', async () => {
    const server = answerTheShell(startServer()).on('GET', routes.listProjects(), ok([]));
    signIn(server).on('GET', routes.readMe(), ok(aUser({ mayCreateProjects: false })));
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    expect(
      await screen.findByText(/Projects are created by the administrators of this server/),
    ).toBeVisible();
    await user.keyboard('c');
    expect(screen.queryByRole('button', { name: 'Create a project' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('the link of an invitation brings the email, and leads to the invitations', async () => {
  const email = 'nora+1@atlas.example';
  const nora = aUser({ email, identityEmail: email });
  const server = answerTheShell(startServer())
    .on('GET', routes.readConfig(), ok(aConfig()))
    .on('POST', routes.signUp(), ok(PAIR, 201))
    .on('POST', routes.register(), () => {
      server.on('GET', routes.readMe(), ok(nora));
      return ok(nora, 201);
    })
    .on('GET', routes.listInvitations(), ok([]));
  const { user, address } = await renderApp({
    at: '/register?email=nora%2B1%40atlas.example&redirect=%2Finvitations',
  });
  expect(await screen.findByLabelText('Email')).toHaveValue(email);
  await user.type(screen.getByLabelText('Password'), 'Secret-1');
  await user.type(screen.getByLabelText('Confirm password'), 'Secret-1');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('heading', { name: 'Invitations' })).toBeVisible();
  expect(address()).toBe('/invitations');
  expect(server.to('POST', routes.signUp())[0]?.body).toMatchObject({ email });
});
