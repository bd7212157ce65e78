import { act, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { ok, startServer } from '../../testing/server.js';
import { aConfig } from '../../testing/samples.js';
import { keepSession, signIn } from '../../testing/session.js';

const OFFLINE = /^You’re offline/;
const VERIFY = /^Verify your email/;

const world = () => signIn(startServer()).on('GET', routes.listProjects(), ok([]));

function goOffline(): () => void {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
  };
}

/** An access token as the server signs it, as far as the browser reads it. */
const tokenOf = (verified: boolean): string =>
  `e30.${btoa(JSON.stringify({ sub: 'u', email: 'camille@atlas.example', email_verified: verified }))}.signature`;

describe('the banner', () => {
  afterEach(() => jest.restoreAllMocks());

  it('comes and goes with the connection', async () => {
    world();
    await renderApp({ at: '/dashboard' });
    await screen.findByRole('heading', { name: 'My projects' });
    expect(screen.queryByText(OFFLINE)).toBeNull();
    const goOnline = goOffline();
    expect(screen.getByText(OFFLINE)).toBeVisible();
    goOnline();
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(await screen.findByText('You’re back online.')).toBeInTheDocument();
  });

  it('asks to verify the e-mail, gives way to what is more urgent, and can be put away', async () => {
    world();
    keepSession({ accessToken: tokenOf(false) });
    const { user } = await renderApp({ at: '/dashboard' });
    expect(await screen.findByText(VERIFY)).toBeVisible();
    const goOnline = goOffline();
    expect(screen.queryByText(VERIFY)).toBeNull();
    goOnline();
    const banner = screen.getByText(VERIFY).closest<HTMLElement>('[role="status"]') ?? document.body;
    await user.click(within(banner).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(VERIFY)).toBeNull();
  });

  it('is not shown to users who have verified it', async () => {
    world();
    keepSession({ accessToken: tokenOf(true) });
    await renderApp({ at: '/dashboard' });
    await screen.findByRole('heading', { name: 'My projects' });
    expect(screen.queryByText(VERIFY)).toBeNull();
  });

  it('goes once another tab has a token of a verified e-mail', async () => {
    world();
    keepSession({ accessToken: tokenOf(false) });
    await renderApp({ at: '/dashboard' });
    await screen.findByText(VERIFY);
    const oldValue = localStorage.getItem('motley.session');
    keepSession({ accessToken: tokenOf(true) });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motley.session', oldValue })));
    await waitFor(() => expect(screen.queryByText(VERIFY)).toBeNull());
  });

  it('offers the new version once the server has one, which is not asked before there is reason to', async () => {
    const server = world().on('GET', routes.readConfig(), ok(aConfig({ version: '9.9.9' })));
    await renderApp({ at: '/dashboard', config: aConfig() });
    await screen.findByRole('heading', { name: 'My projects' });
    expect(server.to('GET', routes.readConfig())).toHaveLength(0);
    expect(screen.queryByText('A new version is ready.')).toBeNull();
    goOffline()();
    expect(await screen.findByText('A new version is ready.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});
