import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { done, refusal, startServer } from '../../testing/server.js';
import { keepSession, signIn } from '../../testing/session.js';

describe('the verification of an email', () => {
  it('calls the server only after a click', async () => {
    const server = startServer().on('POST', routes.verifyEmail(), done());
    const { user } = await renderApp({ at: '/verify-email?token=abc' });
    const button = await screen.findByRole('button', { name: 'Verify' });
    expect(server.requests).toHaveLength(0);
    await user.click(button);
    await waitFor(() => expect(screen.getByText('Your email is verified.')).toBeVisible());
    expect(server.requests[0]?.body).toEqual({ token: 'abc' });
  });

  it('leads on from a link that was used before', async () => {
    startServer().on('POST', routes.verifyEmail(), refusal(400, 'validation_error'));
    const { user } = await renderApp({ at: '/verify-email?token=abc' });
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('This link has expired or has already been used.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('sends another link at once to a signed-in user who still has to', async () => {
    const server = signIn(startServer()).on('POST', routes.verifyEmail(), refusal(400, 'validation_error'));
    keepSession({ accessToken: `e30.${btoa(JSON.stringify({ email_verified: false }))}.x` });
    server.on('POST', routes.resendVerification(), done());
    const { user } = await renderApp({ at: '/verify-email?token=abc' });
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    await user.click(await screen.findByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('Verification email sent')).toBeVisible();
  });
});

describe('the link that stops a change of email', () => {
  it.each([
    ['en', 'Cancel change', /The change is cancelled/, 'Choose a new password'],
    ['fr', 'Annuler le changement', /Le changement est annulé/, 'Choisir un nouveau mot de passe'],
  ] as const)(
    'waits for the click, then leads to a new password, in %s',
    async (locale, submit, said, next) => {
      const server = startServer().on('POST', routes.cancelEmailChange(), done());
      const { user } = await renderApp({ at: '/cancel-email-change?token=abc', locale });
      const button = await screen.findByRole('button', { name: submit });
      expect(server.to('POST', routes.cancelEmailChange())).toHaveLength(0);
      await user.click(button);
      expect(await screen.findByText(said)).toBeVisible();
      expect(server.to('POST', routes.cancelEmailChange())[0]?.body).toEqual({ token: 'abc' });
      expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', '/reset-password');
    },
  );

  it('says what to do where it is good no more', async () => {
    startServer().on('POST', routes.cancelEmailChange(), refusal(400, 'validation_error'));
    const { user } = await renderApp({ at: '/cancel-email-change?token=abc' });
    await user.click(await screen.findByRole('button', { name: 'Cancel change' }));
    expect(await screen.findByText(/This link has expired or has already been used/)).toBeVisible();
    expect(screen.getByText(/may already be confirmed or cancelled/)).toBeVisible();
  });
});

describe('a link of a mail that Firebase sent', () => {
  it.each([
    ['resetPassword', 'en', 'Choose a new password'],
    ['verifyEmail', 'fr', 'Vérifier votre e-mail'],
    ['verifyAndChangeEmail', 'en', 'Change your email'],
    ['recoverEmail', 'fr', 'Retrouver votre e-mail'],
    ['signIn', 'en', 'This link is incomplete'],
  ] as const)('of the kind %s has a screen of its own in %s', async (mode, locale, title) => {
    startServer();
    await renderApp({ at: `/auth/action?mode=${mode}&oobCode=abc&apiKey=x&lang=de`, locale });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it.each(['/auth/action', '/auth/action?mode=resetPassword', '/auth/action?oobCode=abc'])(
    'says of %s that a part is missing',
    async (at) => {
      startServer();
      await renderApp({ at });
      expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    },
  );
});
