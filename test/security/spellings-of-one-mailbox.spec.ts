import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { MeView, UserView } from '#core/api/users.js';

import { anonymous, as } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { mailsTo, startSmtpServer } from '../support/server/smtp-server.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

/** All ways to write the six letters i of an address as i, I or İ, without duplicates. */
const spellings = (email: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) => {
    const digits = number.toString(3).padStart(6, '0');
    let at = 0;
    return email.replace(/i/g, () => 'iIİ'[Number(digits[at++])] ?? 'i');
  });

const anEmailOfManyI = (): string => `iiiiii.${anEmail().replaceAll('i', 'j')}`;

const signIn = (email: string, password = PASSWORD) =>
  anonymous().post<TokenPair>(routes.signIn(), { email, password });

const from = (number: number) => ({ 'x-forwarded-for': `203.0.113.${number}` });

describe('the limits of one mailbox', () => {
  useApp({
    smtpUrl: smtp.url,
    publicUrl: 'https://motley.example',
    trustProxy: 1,
    passwordResetLimit: 5,
    signInLimit: 3,
  });

  it('allow five mails an hour, in any spelling and from any caller', async () => {
    const { email } = await anIdentity({ email: anEmailOfManyI() });
    const before = (await mailsTo(smtp, email)).length;
    const replies = [];
    for (const [number, spelling] of spellings(email, 80).entries())
      replies.push(await anonymous().post(routes.requestPasswordReset(), { email: spelling }, from(number)));
    // The response does not mention the limit, which would reveal an earlier request.
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
    expect((await mailsTo(smtp, email)).length - before).toBeLessThanOrEqual(5);
  });

  it('allow an address three password attempts, in any spelling', async () => {
    const { email } = await anIdentity({ email: anEmailOfManyI() });
    const [one = '', two = '', three = '', four = ''] = spellings(email, 4);
    for (const spelling of [one, two, three]) expect((await signIn(spelling, 'wrong')).status).toBe(401);
    expect(await signIn(four)).toMatchObject({ status: 429 });
  });

  it('count a change of email to it, in any spelling', async () => {
    const email = anEmailOfManyI();
    const statuses = [];
    for (const spelling of spellings(email, 6)) {
      const user = await anIdentity();
      const body = { password: PASSWORD, email: spelling };
      statuses.push((await as(user).post(routes.changeEmail(), body)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an account', () => {
  useApp({ registration: 'invited', registrationInvited: ['@example.com', '@Bücher.example'] });

  const domains = (local: string): string[] => [
    `${local}@xn--bcher-kva.example`,
    `${local.toUpperCase()}@BÜCHER.example`,
    `${local}@bu\u0308cher.example`,
  ];

  it('is the same for every spelling of its email', async () => {
    const [typed = '', ...others] = domains(anEmail().split('@')[0] ?? '');
    const user = await aUser({ email: typed });
    for (const email of others) {
      expect(await anonymous().post(routes.signUp(), { email, password: PASSWORD })).toMatchObject({
        status: 422,
        body: { error: 'email_already_in_use' },
      });
      expect((await signIn(email)).status).toBe(200);
    }
    expect((await as(user).get<MeView>(routes.readMe())).body).toMatchObject({
      email: typed,
      identityEmail: typed,
    });
  });

  it('is invited by every spelling', async () => {
    const [typed = '', ...others] = domains(anEmail().split('@')[0] ?? '');
    await aUser({ email: typed });
    for (const email of others) {
      const { project, owner } = await aProject();
      const body = { projectId: project.id, email, role: 'translator' };
      expect(await as(owner).post(routes.createInvitation(), body)).toMatchObject({
        status: 201,
        body: { email: typed },
      });
    }
  });

  it('keeps the case of its email, and accepts another case without verification', async () => {
    const local = anEmail().split('@')[0] ?? '';
    const user = await aUser({ email: `${local}@EXAMPLE.com` });
    const email = `${local.toUpperCase()}@example.com`;
    expect(
      (await as(user).patch<UserView>(routes.updateMe(), { email: email.toUpperCase() })).body,
    ).toMatchObject({
      email,
    });
    expect((await as(user).patch(routes.updateMe(), { email: anEmail() })).status).toBe(400);
  });
});
