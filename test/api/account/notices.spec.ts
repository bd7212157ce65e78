import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { aProject } from '../../support/project/project-world.js';
import { part, useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import type { ReceivedMail } from '../../support/server/smtp-server.js';
import { later, MINUTE } from '../../support/time.js';
import { aMember, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example', requireVerifiedEmail: false });

const NEW_PASSWORD = 'An0ther-one';
const FRENCH = { 'accept-language': 'fr' };

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const NEWER_FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/604.1';

/** The emails after the one that verified the address. */
const noticesTo = async ({ email }: { email: string }): Promise<ReceivedMail[]> =>
  (await mailsTo(smtp, email)).filter(({ text }) => !text.includes('/verify-email'));

const speaking = (language: string | null, { id }: TestUser) =>
  part(Database).query('UPDATE app_user SET language = $1 WHERE id = $2', [language, id]);

const verified = async <U extends { email: string }>(user: U): Promise<U> => {
  const [mail] = await mailsTo(smtp, user.email);
  await anonymous().post(routes.verifyEmail(), { token: mail?.token });
  return user;
};

const signIn = (email: string, userAgent: string, headers = {}) =>
  anonymous().post(routes.signIn(), { email, password: PASSWORD }, { 'user-agent': userAgent, ...headers });

const resetLinkOf = async (user: { email: string }): Promise<ReceivedMail | undefined> =>
  (await noticesTo(user)).filter(({ text }) => text.includes('/reset-password?token=')).at(-1);

describe('a notice of a changed password', () => {
  it('is sent in the language of the account, whatever the request prefers', async () => {
    const user = await verified(await aUser());
    await speaking('fr', user);
    await as(user).post(routes.changePassword(), { password: PASSWORD, newPassword: NEW_PASSWORD });
    const [mail, ...more] = await noticesTo(user);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Votre mot de passe Motley a été modifié');
    expect(mail?.text).toContain('Si ce n’était pas vous, quelqu’un peut utiliser votre compte\u202f:');
    expect(mail?.text).toMatch(/^https:\/\/motley\.example\/reset-password$/m);
  });

  it('is sent after a reset, and says so to no program that answers emails', async () => {
    const user = await verified(await aUser());
    await anonymous().post(routes.requestPasswordReset(), { email: user.email }, FRENCH);
    const link = await resetLinkOf(user);
    expect(link?.subject).toBe('Choose a new password for Motley');
    await anonymous().post(
      routes.confirmPasswordReset(),
      { token: link?.token, password: NEW_PASSWORD },
      FRENCH,
    );
    const mail = (await noticesTo(user)).at(-1);
    expect(mail?.subject).toBe('Your Motley password was changed');
    for (const { text } of [link, mail].filter((one) => one !== undefined))
      expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
  });

  it('is not sent where the password was wrong', async () => {
    const user = await verified(await aUser());
    await as(user).post(routes.changePassword(), { password: 'Wr0ng-one', newPassword: NEW_PASSWORD });
    expect(await noticesTo(user)).toEqual([]);
  });
});

describe('a notice of a new device', () => {
  /** Registered with Firefox on Linux. */
  async function onFirefox(): Promise<{ email: string }> {
    const { email } = await anIdentity();
    await part(Database).query(
      'UPDATE refresh_token SET user_agent = $1 WHERE identity_id = (SELECT id FROM identity WHERE email = $2)',
      [FIREFOX, email],
    );
    return verified({ email });
  }

  it('names it and is sent once, and never for the devices that were there', async () => {
    const { email } = await onFirefox();
    await signIn(email, NEWER_FIREFOX);
    expect(await noticesTo({ email })).toEqual([]);
    await signIn(email, IPHONE);
    await signIn(email, IPHONE);
    const [mail, ...more] = await noticesTo({ email });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New login to your Motley account');
    expect(mail?.text).toMatch(
      /from a device we haven’t seen before: Safari · iOS, \w+ \d+, \d{4} at .+ \(UTC\)/,
    );
  });

  it('knows a device whose session has ended', async () => {
    const { email } = await onFirefox();
    const { body } = await signIn(email, IPHONE);
    await anonymous().post(routes.signOut(), {
      refreshToken: (body as { refreshToken: string }).refreshToken,
    });
    await signIn(email, IPHONE);
    expect(await noticesTo({ email })).toHaveLength(1);
  });

  it('is written in French for a program without a name, as long as the account has no language', async () => {
    const { email } = await onFirefox();
    await signIn(email, 'curl/8.5.0', FRENCH);
    const [mail] = await noticesTo({ email });
    expect(mail?.subject).toBe('Nouvelle connexion à votre compte Motley');
    expect(mail?.text).toContain('inconnu jusqu’ici\u202f: programme inconnu, ');
  });

  it('is not sent at the first login, nor to a mailbox that was never verified', async () => {
    const { email } = await anIdentity();
    await part(Database).query(
      'DELETE FROM refresh_token WHERE identity_id = (SELECT id FROM identity WHERE email = $1)',
      [email],
    );
    await signIn(email, FIREFOX);
    await signIn(email, IPHONE);
    expect(await noticesTo({ email })).toEqual([]);
    await verified({ email });
    expect(await noticesTo({ email })).toEqual([]);
  });
});

describe('a notice of a removal from a project', () => {
  it('is sent to the member who was removed, in their language', async () => {
    const { owner, project } = await aProject({ name: 'Atlas' });
    const member = await aMember(project, 'translator');
    await speaking('fr', member);
    expect((await as(owner).delete(routes.removeProjectUser(project.id, member.id))).status).toBe(204);
    const [mail, ...more] = await noticesTo(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Vous ne faites plus partie du projet «\u202fAtlas\u202f» sur Motley');
    expect(await noticesTo(owner)).toEqual([]);
  });

  it('is not sent to one who leaves, and not where nobody was removed', async () => {
    const { owner, project } = await aProject({ name: 'Atlas' });
    const [leaving, other] = [await aMember(project, 'translator'), await aMember(project, 'translator')];
    await as(leaving).post(routes.leaveProject(project.id), {});
    expect((await as(other).delete(routes.removeProjectUser(project.id, owner.id))).status).toBe(403);
    for (const user of [leaving, other, owner]) expect(await noticesTo(user)).toEqual([]);
  });
});

describe('the language of emails', () => {
  const languageOf = async (user: TestUser): Promise<string | null> =>
    (await as(user).get<{ language: string | null }>(routes.readMe())).body.language;

  it('is that of the registration until it is changed, whatever other changes of the profile prefer', async () => {
    const user = await aUser();
    await as(user).patch(routes.updateMe(), { username: 'Zoé' }, FRENCH);
    expect(await languageOf(user)).toBe('en');
    const changed = await as(user).patch(routes.updateMe(), { language: 'fr' });
    expect(changed).toMatchObject({ status: 200, body: { language: 'fr', username: 'Zoé' } });
    expect(await languageOf(user)).toBe('fr');
  });

  it.each(['de', '', 1, ['fr']])('is not %j', async (language) => {
    const user = await aUser();
    expect(await as(user).patch(routes.updateMe(), { language })).toMatchObject({
      status: 400,
      body: { fields: { language: 'must be en or fr, or null' } },
    });
  });
});

describe('a link that is asked for again within ten minutes', () => {
  const ask = (email: string) => anonymous().post(routes.requestPasswordReset(), { email });
  const tokens = async (user: { email: string }): Promise<string[]> =>
    (await noticesTo(user)).map(({ token }) => token);

  it('is sent again, the same one, but not while the last email is on its way', async () => {
    const user = await anIdentity();
    await ask(user.email);
    await ask(user.email);
    const [first = '', ...more] = await tokens(user);
    expect(more).toEqual([]);
    await later(3 * MINUTE, () => ask(user.email).then(() => tokens(user)));
    expect(await tokens(user)).toEqual([first, first]);
    await later(4 * MINUTE, () => ask(user.email).then(() => tokens(user)));
    expect(await tokens(user)).toEqual([first, first]);
    const reply = await anonymous().post(routes.confirmPasswordReset(), {
      token: first,
      password: NEW_PASSWORD,
    });
    expect(reply.status).toBe(204);
  });

  it('stands in the database only as a hash and encrypted', async () => {
    const user = await anIdentity();
    await ask(user.email);
    const [token = ''] = await tokens(user);
    const rows = await part(Database).query(
      'SELECT * FROM identity_token WHERE identity_id = (SELECT id FROM identity WHERE email = $1)',
      [user.email],
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
