import { screen, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { renderApp } from '../../testing/render.js';
import { aUser } from '../../testing/samples.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import { answerTheShell } from '../../testing/session.js';

/** The requests of every page. */
const THE_SHELL_ASKS: string[] = [routes.readConfig(), routes.listInvitations()];

const PAIR = { accessToken: 'access-1', refreshToken: 'refresh-1', expiresIn: 900 };

const FRENCH = {
  email: 'E-mail',
  password: 'Mot de passe',
  confirmation: 'Confirmer le mot de passe',
  submit: 'Créer un compte',
  required: 'Champ obligatoire.',
  length: 'Le mot de passe doit comporter au moins 6 caractères.',
  content: 'Le mot de passe doit contenir au moins une majuscule, un chiffre et un caractère spécial.',
  same: 'Les mots de passe ne correspondent pas.',
  valid: 'Saisissez une adresse e-mail valide.',
  terms: 'Veuillez accepter les conditions d’utilisation.',
  exists: 'Un compte existe déjà avec cet e-mail.',
};
const ENGLISH: typeof FRENCH = {
  email: 'Email',
  password: 'Password',
  confirmation: 'Confirm password',
  submit: 'Create account',
  required: 'Required.',
  length: 'Password must be at least 6 characters long.',
  content:
    'Password must contain at least one capitalised letter, one numeric character and a special character.',
  same: 'Must be the same password.',
  valid: 'Email must be valid.',
  terms: 'Please accept the terms of use.',
  exists: 'User already exists.',
};

describe('the registration form', () => {
  it.each([
    ['en', ENGLISH, /unaccented letters/, /invisible or control characters/],
    ['fr', FRENCH, /lettres sans accent/, /ni caractère invisible/],
  ] as const)(
    'names the field with characters that it must not have, in %s',
    async (locale, words, badEmail, badName) => {
      const server = startServer();
      const { user } = await renderApp({ at: '/register', locale });
      await user.click(await screen.findByRole('button', { name: words.submit }));
      const email = screen.getByLabelText(words.email);
      await user.type(email, 'v\u0456ctim@atlas.example');
      expect(screen.getByText(badEmail)).toBeVisible();
      expect(email).toBeInvalid();
      await user.clear(email);
      await user.type(email, 'camille@\u0430tlas.example');
      expect(screen.queryByText(badEmail)).toBeNull();

      const username = document.querySelector<HTMLInputElement>('input[name="username"]') ?? document.body;
      await user.type(username, 'Cam\u202eille');
      expect(screen.getByText(badName)).toBeVisible();
      expect(username).toBeInvalid();
      await user.clear(username);
      await user.type(username, 'می\u200cخواهم 👩🏽\u200d🚀');
      expect(screen.queryByText(badName)).toBeNull();
      expect(server.to('POST', routes.signUp())).toHaveLength(0);
    },
  );

  it.each([
    ['en', ENGLISH],
    ['fr', FRENCH],
  ] as const)('says what is wrong in %s', async (locale, words) => {
    const server = startServer().on('POST', routes.signUp(), refusal(422, 'email_already_in_use'));
    const { user } = await renderApp({ at: '/register', locale });
    await user.click(await screen.findByRole('button', { name: words.submit }));
    expect(screen.getAllByText(words.required)).toHaveLength(3);
    expect(screen.getByText(words.terms)).toBeVisible();
    expect(screen.getByLabelText(words.email)).toHaveFocus();

    await user.type(screen.getByLabelText(words.email), 'camille');
    expect(screen.getByText(words.valid)).toBeVisible();
    await user.type(screen.getByLabelText(words.email), '@atlas.example');
    const password = screen.getByLabelText(words.password);
    await user.type(password, 'Ab1');
    expect(screen.getByText(words.length)).toBeVisible();
    await user.type(password, 'cdef');
    expect(screen.getByText(words.content)).toBeVisible();
    await user.type(password, '!');
    await user.type(screen.getByLabelText(words.confirmation), 'Ab1');
    expect(screen.getByText(words.same)).toBeVisible();
    await user.type(screen.getByLabelText(words.confirmation), 'cdef!');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('alert')).toBeNull();

    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByText(words.exists)).toBeVisible();
    expect(screen.getByLabelText(words.email)).toBeInvalid();
    expect(server.to('POST', routes.register())).toHaveLength(0);
  });

  it('ticks the rules of the password while it is typed', async () => {
    startServer();
    const { user } = await renderApp({ at: '/register' });
    const rules = async (): Promise<(string | null)[]> =>
      (await screen.findAllByRole('listitem')).map((rule) => rule.textContent);
    expect(await rules()).toEqual([
      'At least 6 charactersnot met yet',
      'One uppercase letternot met yet',
      'One numbernot met yet',
      'One special characternot met yet',
    ]);
    await user.type(screen.getByLabelText('Password'), 'Ab1cde');
    expect(await rules()).toEqual([
      'At least 6 charactersmet',
      'One uppercase lettermet',
      'One numbermet',
      'One special characternot met yet',
    ]);
  });

  it('opens the terms, and accepting them there ticks the box', async () => {
    startServer();
    const { user } = await renderApp({ at: '/register' });
    await user.click(await screen.findByRole('link', { name: 'terms of use' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms of use' });
    await user.click(within(dialog).getByRole('button', { name: 'Accept terms' }));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  const fill = async (user: Awaited<ReturnType<typeof renderApp>>['user']): Promise<void> => {
    await user.type(await screen.findByLabelText('Username (optional)'), ' Camille ');
    await user.type(screen.getByLabelText('Email'), 'camille@atlas.example');
    await user.type(screen.getByLabelText('Password'), 'Secret-1');
    await user.type(screen.getByLabelText('Confirm password'), 'Secret-1');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  };

  it('makes the account, then the profile, and welcomes', async () => {
    const server = answerTheShell(startServer())
      .on('POST', routes.signUp(), ok(PAIR, 201))
      .on('POST', routes.register(), ok(aUser(), 201))
      .on('GET', routes.readMe(), ok(aUser()))
      .on('GET', routes.listProjects(), ok([]));
    const { user, address } = await renderApp({ at: '/register' });
    await fill(user);
    expect(await screen.findByText('Welcome to Motley')).toBeVisible();
    expect(address()).toBe('/dashboard');
    const aboutMe = server.requests.filter(({ path }) => !THE_SHELL_ASKS.includes(path));
    expect(aboutMe.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${routes.signUp()}`,
      `POST ${routes.register()}`,
      `GET ${routes.readMe()}`,
      `GET ${routes.listProjects()}`,
    ]);
    expect(server.to('POST', routes.signUp())[0]?.body).toEqual({
      email: 'camille@atlas.example',
      password: 'Secret-1',
      username: 'Camille',
    });
    expect(server.to('POST', routes.register())[0]).toMatchObject({
      token: 'access-1',
      body: { username: 'Camille', email: 'camille@atlas.example' },
    });
  });

  it('repeats only the profile when that failed', async () => {
    const server = answerTheShell(startServer())
      .on('POST', routes.signUp(), ok(PAIR, 201))
      .on('POST', routes.register(), refusal(503, 'unavailable'))
      .on('GET', routes.readMe(), ok(aUser()))
      .on('GET', routes.listProjects(), ok([]));
    const { user } = await renderApp({ at: '/register' });
    await fill(user);
    expect(
      await screen.findByText('Your account exists, but your profile couldn’t be created.'),
    ).toBeVisible();
    server.on('POST', routes.register(), ok(aUser(), 201));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome to Motley')).toBeVisible();
    expect(server.to('POST', routes.signUp())).toHaveLength(1);
    expect(server.to('POST', routes.register())).toHaveLength(2);
  });
});
