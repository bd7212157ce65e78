import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { setSingleKeys } from '../lib/single-keys.js';
import { render, renderApp } from '../testing/render.js';
import { aProject } from '../testing/samples.js';
import { NO_ANSWER, ok, refusal, startServer } from '../testing/server.js';
import { answerTheShell, keepSession, signIn } from '../testing/session.js';
import { LoginForm } from '../features/session/LoginForm.js';

const world = () =>
  signIn(startServer())
    .on('GET', routes.listProjects(), ok([aProject()]))
    .on('GET', routes.listSessions(), ok([]))
    .on('GET', routes.listTokens(), ok([]));

describe('the guard', () => {
  it.each([
    ['/', '/login'],
    ['/dashboard', '/login?redirect=%2Fdashboard'],
    ['/dashboard?q=atlas&size=28', '/login?redirect=%2Fdashboard%3Fq%3Datlas%26size%3D28'],
    ['/profile/language', '/login?redirect=%2Fprofile%2Flanguage'],
    ['/404', '/login'],
    ['/no/such/page', '/login'],
  ])('sends a visitor of %s to %s', async (at, to) => {
    startServer();
    const { address } = await renderApp({ at });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(address()).toBe(to);
  });

  it('brings the visitor back after the login', async () => {
    const server = answerTheShell(startServer())
      .on('POST', routes.signIn(), ok({ accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 900 }))
      .on('GET', routes.readMe(), ok({ id: 7, username: null, email: 'camille@atlas.example' }))
      .on('GET', routes.listProjects(), ok([aProject({ name: 'Bistro' })]));
    const { user, address } = await renderApp({ at: '/dashboard?q=bis' });
    await user.type(await screen.findByLabelText('Email'), ' camille@atlas.example ');
    await user.type(screen.getByLabelText('Password'), 'Secret-1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('link', { name: 'Bistro' })).toBeVisible();
    expect(address()).toBe('/dashboard?q=bis');
    expect(server.to('POST', routes.signIn())[0]?.body).toEqual({
      email: 'camille@atlas.example',
      password: 'Secret-1',
    });
  });

  it.each(['/login', '/register', '/login?redirect=//evil.example', '/login?redirect=https://evil.example'])(
    'sends a user at %s to the dashboard',
    async (at) => {
      world();
      const { address } = await renderApp({ at });
      expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
      expect(address()).toBe('/dashboard');
    },
  );

  it.each([
    ['/profile', '/profile/personal-data'],
    ['/profile/whatever', '/profile/personal-data'],
    ['/no/such/page', '/404'],
  ])('leads a user from %s to %s', async (at, to) => {
    world();
    const { address } = await renderApp({ at });
    await waitFor(() => expect(address()).toBe(to));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it.each([
    ['en', 'Page not found', 'Back to my projects'],
    ['fr', 'Page introuvable', 'Retour à mes projets'],
  ] as const)('shows what is not found in %s', async (locale, title, back) => {
    world();
    const { user, address } = await renderApp({ at: '/404', locale });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: back }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('leaves open what anybody may see', async () => {
    startServer();
    await renderApp({ at: '/terms' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  });
});

describe('a session', () => {
  it('of a user who cannot be loaded ends, and the login page says so', async () => {
    keepSession();
    const server = startServer()
      .on('GET', routes.readMe(), refusal(403, 'unauthorized'))
      .on('POST', routes.signOut(), { status: 204 });
    await renderApp({ at: '/dashboard' });
    expect(await screen.findByText('An error occurred, please reload.')).toBeVisible();
    expect(server.to('POST', routes.signOut())).toHaveLength(1);
    expect(localStorage.getItem('motley.session')).toBeNull();
  });

  it.each([
    ['out of reach', NO_ANSWER],
    ['that breaks off', { status: 200, breaksOff: true } as const],
    ['that was asked too often', refusal(429, 'too_many_requests')],
  ])('survives a server %s: try again brings it back', async (_how, answer) => {
    const server = world().on('GET', routes.readMe(), () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const { user } = await renderApp({ at: '/dashboard' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    signIn(server);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
  });

  it('whose profile was never made makes it now', async () => {
    let hasProfile = false;
    const server = world()
      .on('GET', routes.readMe(), () =>
        hasProfile
          ? ok({ id: 7, username: null, email: 'camille@atlas.example' })
          : refusal(401, 'unauthenticated'),
      )
      .on(
        'POST',
        routes.refresh(),
        ok({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 }),
      )
      .on('POST', routes.register(), () => {
        hasProfile = true;
        return ok({}, 201);
      });
    await renderApp({ at: '/dashboard' });
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
    expect(server.to('POST', routes.register())[0]?.body).toEqual({
      username: null,
      email: 'camille@atlas.example',
    });
  });

  it('that ends in the middle of work leads to the login and back', async () => {
    world()
      .on('GET', routes.listProjects(), refusal(401, 'unauthenticated'))
      .on('POST', routes.refresh(), refusal(401, 'invalid-credential'));
    const { address } = await renderApp({ at: '/dashboard' });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fdashboard');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that ends in another tab ends here', async () => {
    world();
    await renderApp({ at: '/dashboard' });
    await screen.findByRole('heading', { name: 'My projects' });
    const oldValue = localStorage.getItem('motley.session');
    localStorage.removeItem('motley.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'motley.session', oldValue, newValue: null }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('names what is not saved yet before it ends', async () => {
    world();
    localStorage.setItem('motley.drafts.7.1', '{"a-page":{"1:2:":{},"1:3:":{}}}');
    localStorage.setItem('motley.drafts.8.1', '{"a-page":{"1:2:":{}}}');
    const { user } = await renderApp({ at: '/invitations' });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('2 changes are still waiting to be saved.')).toBeVisible();
  });

  it('ends by the dialog, on the device and on the server', async () => {
    const server = world().on('POST', routes.signOut(), { status: 204 });
    localStorage.setItem('42', '[{"reason":"imports.empty_name","color":"red"}]');
    const { user, address } = await renderApp({ at: '/dashboard' });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('dialog', { name: 'Log out?' });
    await user.click(screen.getAllByRole('button', { name: 'Logout' }).at(-1) ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(address()).toBe('/login');
    expect(await screen.findByText('You’re logged out')).toBeVisible();
    expect(server.to('POST', routes.signOut())[0]?.body).toEqual({ refreshToken: 'refresh-1' });
    expect(localStorage.getItem('motley.session')).toBeNull();
    // Reports of imports hold texts of the projects.
    expect(localStorage.getItem('42')).toBeNull();
  });
});

describe('a change of route', () => {
  it('gives the focus to the heading and announces the page', async () => {
    world();
    const { user } = await renderApp({ at: '/dashboard' });
    await screen.findByRole('heading', { name: 'My projects' });
    await user.click(screen.getByRole('link', { name: 'Preferences' }));
    const heading = await screen.findByRole('heading', { name: 'Preferences' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Personal data · Motley');
    await screen.findByText('Personal data · Motley', { selector: '[aria-live]' });
  });

  it('follows G then P, I and D, unless single keys are switched off', async () => {
    world();
    const { user, address } = await renderApp({ at: '/dashboard' });
    await screen.findByRole('heading', { name: 'My projects' });
    setSingleKeys(false);
    await user.keyboard('gp');
    expect(address()).toBe('/dashboard');
    setSingleKeys(true);
    await user.keyboard('gp');
    expect(await screen.findByRole('heading', { name: 'Preferences' })).toBeVisible();
    await user.keyboard('gi');
    expect(await screen.findByRole('heading', { name: 'Invitations' })).toBeVisible();
    await user.keyboard('gd');
    expect(await screen.findByRole('heading', { name: 'My projects' })).toBeVisible();
  });

  it('shows the shortcuts on ?, and switches those of one letter off', async () => {
    world();
    const { user } = await renderApp({ at: '/invitations' });
    await screen.findByRole('heading', { name: 'Invitations' });
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Shortcuts' });
    expect(within(sheet).getByText('Everywhere')).toBeVisible();
    await user.click(within(sheet).getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the focus alone on the first page', async () => {
    startServer();
    await render(<LoginForm />);
    expect(await screen.findByRole('heading', { name: 'Log in' })).not.toHaveFocus();
  });
});
