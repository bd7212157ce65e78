import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import type { ReceivedMail } from '../../support/server/smtp-server.js';
import { HOUR, later, MINUTE, SECOND } from '../../support/time.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';

const NEW_PASSWORD = 'An0ther-one';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const ask = (email: string, headers?: Record<string, string>) =>
  anonymous().post(routes.requestPasswordReset(), { email }, headers);

const confirm = (token: string, password = NEW_PASSWORD) =>
  anonymous().post(routes.confirmPasswordReset(), { token, password });

const signIn = (email: string, password: string) => anonymous().post(routes.signIn(), { email, password });

async function resetMails(email: string): Promise<ReceivedMail[]> {
  return (await mailsTo(smtp, email)).filter(({ text }) => text.includes('/reset-password?token='));
}

async function tokenFor(email: string): Promise<string> {
  await ask(email);
  return (await resetMails(email)).at(-1)?.token ?? '';
}

const NOT_GOOD = {
  status: 400,
  body: { error: 'validation_error', fields: { token: expect.any(String) as string } },
};

describe('POST /identity/password-reset/request', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('answers 204 and mails a link to this instance', async () => {
    const { email } = await anIdentity();
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 204, body: undefined });
    const [mail, ...more] = await resetMails(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Choose a new password for Motley' });
    expect(mail?.text).toMatch(/https:\/\/motley\.example\/reset-password\?token=[\w-]{43}\s/);
  });

  it('writes in French if the browser prefers it', async () => {
    const { email } = await anIdentity();
    await ask(email, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' });
    expect((await resetMails(email))[0]).toMatchObject({
      subject: 'Choisissez un nouveau mot de passe pour Motley',
    });
  });

  it('responds the same without an account, and mails nothing', async () => {
    const email = anEmail();
    expect(await ask(email)).toMatchObject({ status: 204, body: undefined });
    expect(await mailsTo(smtp, email)).toEqual([]);
  });

  it('answers 400 for an invalid email', async () => {
    expect(await ask('nobody')).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) as string } },
    });
  });

  it('links to this instance, whatever the request says', async () => {
    const { email } = await anIdentity();
    await ask(email, { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' });
    expect((await resetMails(email))[0]?.text).not.toContain('evil.example');
  });

  it('responds before it looks up the account, so that its duration reveals nothing', async () => {
    const { email } = await anIdentity();
    await part(Database).transaction(async () => {
      await part(Database).query('LOCK TABLE identity IN ACCESS EXCLUSIVE MODE');
      const replies = await Promise.all([ask(email), ask(anEmail())]);
      for (const reply of replies) expect(reply).toMatchObject({ status: 204, body: undefined });
    });
  });

  it('responds while the mail server is down, and retries', async () => {
    const { email } = await anIdentity();
    await mailsTo(smtp, email);
    smtp.refuseNext(1);
    expect((await ask(email)).status).toBe(204);
    expect(await resetMails(email)).toEqual([]);
    await later(20 * SECOND, () => part(Jobs).work());
    expect(await resetMails(email)).toHaveLength(1);
  });
});

describe('POST /identity/password-reset/confirm', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('answers 204; the new password is valid, the old one is not', async () => {
    const { email } = await anIdentity();
    expect(await confirm(await tokenFor(email))).toMatchObject({ status: 204, body: undefined });
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
  });

  it('ends every session', async () => {
    const user = await aUser();
    await confirm(await tokenFor(user.email));
    const { refreshToken } = user;
    expect((await anonymous().post(routes.refresh(), { refreshToken })).status).toBe(401);
    expect((await as(user).get(routes.readMe())).status).toBe(401);
  });

  it('accepts a link once', async () => {
    const { email } = await anIdentity();
    const token = await tokenFor(email);
    await confirm(token);
    expect(await confirm(token, 'Yet-an0ther')).toMatchObject(NOT_GOOD);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('accepts one of ten concurrent confirmations', async () => {
    const { email } = await anIdentity();
    const token = await tokenFor(email);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => confirm(token, `Passw0rd! ${n}`)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(9);
  });

  it('accepts a link for an hour', async () => {
    const { email } = await anIdentity();
    const token = await tokenFor(email);
    expect(await later(HOUR + MINUTE, () => confirm(token))).toMatchObject(NOT_GOOD);
    expect((await later(HOUR - MINUTE, () => confirm(token))).status).toBe(204);
  });

  it('accepts only the newest link', async () => {
    const { email } = await anIdentity();
    const older = await tokenFor(email);
    const newer = await later(11 * MINUTE, () => tokenFor(email));
    expect(await confirm(older)).toMatchObject(NOT_GOOD);
    expect((await confirm(newer)).status).toBe(204);
  });

  it('refuses a password that breaks the rules, and keeps the link valid', async () => {
    const { email } = await anIdentity();
    const token = await tokenFor(email);
    expect(await confirm(token, 'weak')).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) as string } },
    });
    expect((await confirm(token)).status).toBe(204);
  });

  it.each(['', 'nonsense', 'x'.repeat(43)])('answers 400 for the token %j', async (token) => {
    expect(await confirm(token)).toMatchObject(NOT_GOOD);
  });
});
