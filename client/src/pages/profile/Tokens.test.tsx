import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { TokenView } from '#core/api/tokens.js';

import { renderApp } from '../../testing/render.js';
import { aProject, aUser } from '../../testing/samples.js';
import { done, ok, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const AT = '/profile/personal-data';

const TOKEN: TokenView = {
  id: 5,
  name: 'Nightly export',
  prefix: 'mtl_abc',
  scopes: ['read'],
  projectId: null,
  projectName: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  expiresAt: '2026-01-06T09:00:00.000Z',
  lastUsedAt: null,
};

const world = (tokens: TokenView[] = []): FakeServer =>
  signIn(startServer())
    .on('GET', routes.listTokens(), ok(tokens))
    .on('GET', routes.listSessions(), ok([]))
    .on('GET', routes.listProjects(), ok([]));

describe('the access tokens', () => {
  it('are made with a name, a scope and an end, and shown once', async () => {
    const server = world().on('POST', routes.createToken(), ({ body }) =>
      ok({ ...TOKEN, ...(body as object), token: 'mtl_abc_secret' }, 201),
    );
    const { user, address } = await renderApp({ at: AT });
    expect(await screen.findByText('No tokens yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(address()).toBe(`${AT}?d=new-token`);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());
    await user.type(dialog.getByLabelText('Name'), 'Deploy');
    await user.click(dialog.getByLabelText('Read and write'));
    await user.click(dialog.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByLabelText('Your new token: Deploy')).toHaveValue('mtl_abc_secret');
    const { name, scopes, expiresAt } = server.to('POST', routes.createToken())[0]?.body as TokenView;
    expect({ name, scopes }).toEqual({ name: 'Deploy', scopes: ['read', 'write'] });
    const days = (Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('mtl_abc_secret');
    await user.click(screen.getByRole('button', { name: 'I’ve copied it' }));
    expect(screen.queryByDisplayValue('mtl_abc_secret')).toBeNull();
    expect(screen.getByText('Deploy')).toBeVisible();
  });

  it.each([
    ['en', 'Create token', 'Name', 'Projects', 'All projects', /^Read · Only Atlas · Never used/],
    [
      'fr',
      'Créer un jeton',
      'Nom',
      'Projets',
      'Tous les projets',
      /^Lecture · Atlas seulement · Jamais utilisé/,
    ],
  ] as const)('may be bound to one project, in %s', async (locale, make, name, projects, all, line) => {
    const server = world()
      .on('GET', routes.listProjects(), ok([aProject({ id: 7, name: 'Atlas' })]))
      .on('POST', routes.createToken(), ({ body }) =>
        ok({ ...TOKEN, ...(body as object), projectName: 'Atlas', token: 'mtl_abc_secret' }, 201),
      );
    const { user } = await renderApp({ at: `${AT}?d=new-token`, locale });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(name), 'Deploy');
    expect(dialog.getByText(all)).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: projects }));
    await user.click(await screen.findByTitle('Atlas'));
    await user.click(dialog.getByRole('button', { name: make }));
    expect(await screen.findByText(line)).toBeVisible();
    expect(server.to('POST', routes.createToken())[0]?.body).toMatchObject({ name: 'Deploy', projectId: 7 });
  });

  it('show that their owner has left their project', async () => {
    world([{ ...TOKEN, projectId: 7 }]);
    await renderApp({ at: AT });
    expect(await screen.findByText(/^Read · Only a project you’ve left · Never used/)).toBeVisible();
  });

  it('are not made before the email is verified, and the page says why', async () => {
    world().on('GET', routes.readMe(), ok(aUser({ emailVerified: false })));
    await renderApp({ at: `${AT}?d=new-token` });
    const button = await screen.findByRole('button', { name: 'Create token' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(
      'Verify your email first: until then you can’t create tokens.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show their permissions and when they expire, and are revoked after a question', async () => {
    const server = world([TOKEN]).on('DELETE', routes.revokeToken(5), () => {
      server.on('GET', routes.listTokens(), ok([]));
      return done();
    });
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText(/^Read · Never used · Expires on/)).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Revoke ?: Nightly export$/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Token revoked')).toBeInTheDocument();
    expect(await screen.findByText('No tokens yet.')).toBeVisible();
  });
});
