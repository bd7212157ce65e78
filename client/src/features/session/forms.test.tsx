import { screen } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { done, NO_ANSWER, ok, refusal, startServer } from '../../testing/server.js';

const config = (mail: boolean) =>
  ok({ identity: { driver: 'local' }, billing: null, mail, limits: {}, version: '1' });

describe('the login form', () => {
  it.each([
    ['en', 'Log in', 'Email', 'Required.', 'Email must be valid.', 'Invalid credentials.'],
    [
      'fr',
      'Se connecter',
      'E-mail',
      'Champ obligatoire.',
      'Saisissez une adresse e-mail valide.',
      'Identifiants invalides.',
    ],
  ] as const)('says what is wrong in %s', async (locale, submit, email, required, invalid, refused) => {
    startServer().on('POST', routes.signIn(), refusal(401, 'invalid-credential'));
    const { user } = await renderApp({ at: '/login', locale });
    const button = await screen.findByRole('button', { name: submit });

    await user.click(button);
    expect(screen.getAllByText(required)).toHaveLength(2);
    expect(screen.getByLabelText(email)).toHaveFocus();
    expect(screen.getByLabelText(email)).toBeInvalid();

    await user.type(screen.getByLabelText(email), 'camille');
    expect(screen.getByText(invalid)).toBeVisible();
    await user.type(screen.getByLabelText(email), '@atlas.example');
    expect(screen.queryByText(invalid)).toBeNull();

    const password = document.querySelector<HTMLInputElement>('input[type="password"]');
    await user.type(password ?? document.body, 'wrong{Enter}');
    expect(await screen.findByText(refused)).toBeVisible();
    expect(password).toHaveFocus();
    expect(password?.selectionEnd).toBe(5);
  });

  it('says nothing before the first submission', async () => {
    startServer();
    const { user } = await renderApp({ at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'x');
    expect(screen.queryByText('Email must be valid.')).toBeNull();
  });

  it('shows a lost connection in the form', async () => {
    startServer().on('POST', routes.signIn(), () => {
      throw NO_ANSWER;
    });
    const { user } = await renderApp({ at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'camille@atlas.example');
    await user.type(screen.getByLabelText('Password'), 'Secret-1{Enter}');
    expect(await screen.findByText('Connection issue.')).toBeVisible();
  });

  it('shows that there were too many attempts', async () => {
    startServer().on('POST', routes.signIn(), refusal(429, 'too_many_requests'));
    const { user } = await renderApp({ at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'camille@atlas.example');
    await user.type(screen.getByLabelText('Password'), 'Secret-1{Enter}');
    expect(await screen.findByText('Too many attempts. Please wait a moment.')).toBeVisible();
  });

  it('shows and hides the password', async () => {
    startServer();
    const { user } = await renderApp({ at: '/login' });
    const field = await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
  });
});

describe('the forgotten password', () => {
  it.each([
    ['en', 'Email', 'Send link', 'Password-reset email sent'],
    ['fr', 'E-mail', 'Envoyer le lien', 'E-mail de réinitialisation envoyé'],
  ] as const)('asks for the link in %s', async (locale, email, submit, sent) => {
    const server = startServer()
      .on('GET', routes.readConfig(), config(true))
      .on('POST', routes.requestPasswordReset(), done());
    const { user } = await renderApp({ at: '/reset-password', locale });
    await user.type(await screen.findByLabelText(email), 'camille@atlas.example{Enter}');
    expect(await screen.findByRole('heading', { name: sent })).toBeVisible();
    expect(screen.queryByRole('button', { name: submit })).toBeNull();
    expect(server.to('POST', routes.requestPasswordReset())[0]?.body).toEqual({
      email: 'camille@atlas.example',
    });
  });

  it('says where the link is when this server sends no mail', async () => {
    startServer()
      .on('GET', routes.readConfig(), config(false))
      .on('POST', routes.requestPasswordReset(), done());
    const { user } = await renderApp({ at: '/reset-password' });
    expect(await screen.findByText(/it’s in the server log/)).toBeVisible();
    expect(screen.queryByText(/send you a link/)).toBeNull();
    await user.type(screen.getByLabelText('Email'), 'camille@atlas.example{Enter}');
    expect(await screen.findByRole('heading', { name: 'Reset link created' })).toBeVisible();
  });

  it.each([
    [404, 'not_existing_user', "This email doesn't exist on Motley."],
    [500, 'unknown_error', 'An error occurred.'],
  ] as const)('answers %i with its own words', async (status, code, words) => {
    startServer()
      .on('GET', routes.readConfig(), config(true))
      .on('POST', routes.requestPasswordReset(), refusal(status, code));
    const { user } = await renderApp({ at: '/reset-password' });
    await user.type(await screen.findByLabelText('Email'), 'camille@atlas.example{Enter}');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('takes a new password where the mailed link lands', async () => {
    const server = startServer().on('POST', routes.confirmPasswordReset(), done());
    const { user } = await renderApp({ at: '/reset-password?token=abc' });
    await user.type(await screen.findByLabelText('New password'), 'Secret-2');
    await user.type(screen.getByLabelText('Confirm password'), 'Secret-2{Enter}');
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
    expect(server.requests[0]?.body).toEqual({ token: 'abc', password: 'Secret-2', keepTokens: false });
  });

  it('keeps personal tokens where the new password is not to end them', async () => {
    const server = startServer().on('POST', routes.confirmPasswordReset(), done());
    const { user } = await renderApp({ at: '/reset-password?token=abc' });
    const box = await screen.findByRole('checkbox', { name: 'Also revoke my personal tokens' });
    expect(box).toBeChecked();
    await user.click(box);
    await user.type(screen.getByLabelText('New password'), 'Secret-2');
    await user.type(screen.getByLabelText('Confirm password'), 'Secret-2{Enter}');
    expect(await screen.findByText(/Your password has been changed/)).toBeVisible();
    expect(server.requests[0]?.body).toMatchObject({ keepTokens: true });
  });

  it('says that a link was used before', async () => {
    startServer().on('POST', routes.confirmPasswordReset(), refusal(400, 'validation_error'));
    const { user } = await renderApp({ at: '/reset-password?token=abc' });
    await user.type(await screen.findByLabelText('New password'), 'Secret-2');
    await user.type(screen.getByLabelText('Confirm password'), 'Secret-2{Enter}');
    expect(await screen.findByText(/has expired or has already been used. Request a new/)).toBeVisible();
  });
});
