import { screen, waitFor, within } from '@testing-library/react';

import type { SessionView } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { aMember, meAs } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { aConfig, aProject, aUser } from '../../testing/samples.js';
import { done, ok, refusal, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const AT = '/profile/personal-data';

const DEVICE: SessionView = {
  id: 'one',
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-06T09:00:00.000Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  isCurrent: true,
};
const OTHER: SessionView = { ...DEVICE, id: 'two', userAgent: null, isCurrent: false };

const world = (sessions: SessionView[] = [DEVICE]): FakeServer =>
  signIn(startServer()).on('GET', routes.listTokens(), ok([])).on('GET', routes.listSessions(), ok(sessions));

describe('the personal data', () => {
  it.each([
    ['en', 'Preferences', 'Username (optional)', 'Save', 'Profile updated'],
    ['fr', 'Préférences', 'Nom d’utilisateur (facultatif)', 'Enregistrer', 'Profil mis à jour'],
  ] as const)('are saved once they are changed, in %s', async (locale, title, username, save, saved) => {
    const server = world().on('PATCH', routes.updateMe(), ({ body }) => {
      const changed = aUser(body as object);
      server.on('GET', routes.readMe(), ok(changed));
      return ok(changed);
    });
    const { user } = await renderApp({ at: AT, locale });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const button = await screen.findByRole('button', { name: save });
    expect(button).toBeDisabled();
    const field = screen.getByLabelText(username);
    await user.clear(field);
    await user.type(field, ' Camille B. ');
    await user.click(button);
    expect(await screen.findByText(saved)).toBeInTheDocument();
    expect(server.to('PATCH', routes.updateMe())[0]?.body).toEqual({ username: 'Camille B.' });
    expect(await screen.findByText('Camille B.', { selector: 'strong' })).toBeVisible();
  });

  it('take the password for another e-mail, which a link confirms', async () => {
    const server = world()
      .on('POST', routes.changeEmail(), refusal(401, 'invalid-credential'))
      .on(
        'POST',
        routes.refresh(),
        ok({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 }),
      );
    const { user } = await renderApp({ at: AT });
    const field = await screen.findByLabelText('Email');
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'new@atlas.example');
    await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'Wrong-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Invalid credentials.')).toBeVisible();
    server.on('POST', routes.changeEmail(), done());
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Secret-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/We sent a link to new@atlas.example/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('camille@atlas.example');
  });

  it('follow the identity at once where no mail is sent', async () => {
    const claims = btoa(JSON.stringify({ email: 'new@atlas.example', email_verified: true }));
    const server = world()
      .on('GET', routes.readConfig(), ok(aConfig({ mail: false })))
      .on('POST', routes.changeEmail(), done())
      .on(
        'POST',
        routes.refresh(),
        ok({ accessToken: `e30.${claims}.x`, refreshToken: 'refresh-2', expiresIn: 900 }),
      )
      .on('PATCH', routes.updateMe(), ({ body }) => {
        const changed = aUser(body as object);
        server.on('GET', routes.readMe(), ok(changed));
        return ok(changed);
      });
    const { user } = await renderApp({ at: AT });
    const field = await screen.findByLabelText('Email');
    await user.clear(field);
    await user.type(field, 'new@atlas.example');
    await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'Secret-1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('new@atlas.example', { selector: 'span' })).toBeVisible();
    expect(server.to('PATCH', routes.updateMe())[0]?.body).toEqual({ email: 'new@atlas.example' });
  });
});

describe('the password', () => {
  it('is changed with the one of now', async () => {
    const server = world().on('POST', routes.changePassword(), refusal(401, 'invalid-credential'));
    const { user } = await renderApp({ at: `${AT}?d=password` });
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Current password')).toHaveFocus());
    // The open eye shows what is hidden, as on the login page.
    expect(dialog.getAllByRole('img', { name: 'eye' })).toHaveLength(3);
    await user.type(dialog.getByLabelText('Current password'), 'Wrong-1');
    await user.type(dialog.getByLabelText('New password'), 'Secret-2');
    await user.type(dialog.getByLabelText('Confirm password'), 'Secret-3');
    expect(await dialog.findByText('Must be the same password.')).toBeVisible();
    await user.type(dialog.getByLabelText('Confirm password'), '{Backspace}2');
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await dialog.findByText('Invalid credentials.')).toBeVisible();
    server.on('POST', routes.changePassword(), done());
    await user.click(dialog.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(server.to('POST', routes.changePassword()).at(-1)?.body).toEqual({
      password: 'Wrong-1',
      newPassword: 'Secret-2',
      keepTokens: false,
    });
  });

  it('ends personal tokens unless that is unticked', async () => {
    const server = world().on('POST', routes.changePassword(), done());
    const { user } = await renderApp({ at: `${AT}?d=password`, locale: 'fr' });
    const dialog = within(await screen.findByRole('dialog'));
    const box = dialog.getByRole('checkbox', { name: 'Révoquer aussi mes jetons personnels' });
    expect(box).toBeChecked();
    await user.click(box);
    await user.type(dialog.getByLabelText('Mot de passe actuel'), 'Secret-1');
    await user.type(dialog.getByLabelText('Nouveau mot de passe'), 'Secret-2');
    await user.type(dialog.getByLabelText('Confirmer le mot de passe'), 'Secret-2');
    await user.click(dialog.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await screen.findByText('Mot de passe changé')).toBeInTheDocument();
    expect(server.to('POST', routes.changePassword())[0]?.body).toMatchObject({ keepTokens: true });
  });
});

describe('the devices', () => {
  it('are named, and the others logged out', async () => {
    const server = world([DEVICE, OTHER]).on('DELETE', routes.endSession('two'), () => {
      server.on('GET', routes.listSessions(), ok([DEVICE]));
      return done();
    });
    const { user } = await renderApp({ at: AT });
    expect(await screen.findByText('Firefox · Linux')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Log out ?: Unknown device$/ }));
    await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Log out other devices' })).toBeNull();
  });

  it.each([
    ['en', 'Log out other devices', 'Also revoke my personal tokens', true],
    ['fr', 'Déconnecter les autres appareils', 'Révoquer aussi mes jetons personnels', false],
  ] as const)('are all logged out after a question, in %s', async (locale, words, choice, keepsTokens) => {
    const server = world([DEVICE, OTHER]).on('DELETE', routes.endOtherSessions(), () => {
      server.on('GET', routes.listSessions(), ok([DEVICE]));
      return done();
    });
    const { user, address } = await renderApp({ at: AT, locale });
    await user.click(await screen.findByRole('button', { name: words }));
    expect(address()).toBe(`${AT}?d=end-sessions`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: choice })).toBeChecked();
    if (keepsTokens) await user.click(dialog.getByRole('checkbox', { name: choice }));
    await user.click(dialog.getByRole('button', { name: words }));
    await waitFor(() => expect(screen.queryByRole('button', { name: words })).toBeNull());
    const [call] = server.to('DELETE', routes.endOtherSessions());
    expect(call?.query.get('keepTokens')).toBe(String(keepsTokens));
  });
});

describe('the end of the account', () => {
  it('takes the e-mail typed, and leads out', async () => {
    localStorage.setItem('motley.drafts.7.1', '{}');
    const server = world().on('DELETE', routes.deleteMe(), done()).on('POST', routes.signOut(), done());
    const { user, address } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await user.click(confirm);
    expect(await dialog.findByText('This doesn’t match.')).toBeVisible();
    expect(server.to('DELETE', routes.deleteMe())).toHaveLength(0);
    await user.type(dialog.getByRole('textbox'), 'camille@atlas.example');
    await user.click(confirm);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(await screen.findByText('Account deleted')).toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(localStorage.getItem('motley.drafts.7.1')).toBeNull();
  });

  it('names the projects that stand in its way', async () => {
    world()
      .on('DELETE', routes.deleteMe(), refusal(422, 'owner_of_shared_project'))
      .on(
        'GET',
        routes.listProjects(),
        ok([
          aProject({ id: 1, name: 'Atlas Mobile' }),
          aProject({ id: 2, name: 'Alone' }),
          aProject({ id: 3, name: 'Of others', role: 'manager' }),
        ]),
      )
      .on('GET', routes.listProjectUsers(1), ok([meAs('owner'), aMember()]))
      .on('GET', routes.listProjectUsers(2), ok([meAs('owner'), aMember({ pending: true })]));
    const { user } = await renderApp({ at: `${AT}?d=delete` });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'camille@atlas.example{Enter}');
    expect(await dialog.findByText(/You own projects shared with others/)).toBeVisible();
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Atlas Mobile', '/projects/1/users'],
    ]);
  });
});

describe('the tabs of the preferences', () => {
  it('are links, and subscriptions are there with billing only', async () => {
    world().on('PATCH', routes.updateMe(), ({ body }) => ok(aUser(body as object)));
    const { user, address } = await renderApp({ at: AT });
    const tabs = within(await screen.findByRole('navigation', { name: 'Preferences' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Personal data',
      'Application language',
    ]);
    await user.click(tabs.getByRole('link', { name: 'Application language' }));
    expect(address()).toBe('/profile/language');
    await user.click(await screen.findByRole('radio', { name: 'Français' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Préférences' })).toBeVisible();
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('locale')).toBe('fr');
  });
});
