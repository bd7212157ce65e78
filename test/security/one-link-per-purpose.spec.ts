import { routes } from '#core/api/routes.js';

import { Database } from '../../src/platform/database/database.js';
import { anonymous, as } from '../support/api.js';
import { part, useApp } from '../support/server/app.js';
import { mailsTo, startSmtpServer } from '../support/server/smtp-server.js';
import { later, MINUTE } from '../support/time.js';
import { anIdentity } from '../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const ROUNDS = 6;

const eight = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, (_, at) => work(at)));

const ask = (email: string) => anonymous().post(routes.requestPasswordReset(), { email });

const confirm = (token: string, password: string) =>
  anonymous().post(routes.confirmPasswordReset(), { token, password });

const linksTo = async (email: string): Promise<string[]> =>
  (await mailsTo(smtp, email)).map(({ token }) => token);

const accepted = (replies: { status: number }[]): number =>
  replies.filter(({ status }) => status === 204).length;

const rowsOf = async (email: string): Promise<{ purpose: string; count: number }[]> =>
  part(Database).query(
    `SELECT t.purpose, count(*)::int AS count FROM identity_token t JOIN identity i ON i.id = t.identity_id
     WHERE i.email = $1 GROUP BY t.purpose ORDER BY t.purpose`,
    [email],
  );

describe('links that are requested at the same time', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('for a new password: one of them works, if all are tried in turn', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { email } = await anIdentity();
      await eight(() => ask(email));
      const replies = [];
      for (const [at, token] of (await linksTo(email)).slice(1).entries())
        replies.push(await confirm(token, `Passw0rd! ${at}`));
      expect(accepted(replies)).toBe(1);
    }
  });

  it('for a new password: one of them works, if all are tried at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { email } = await anIdentity();
      await eight(() => ask(email));
      const [, ...tokens] = await linksTo(email);
      const tries = await eight((at) =>
        Promise.all(tokens.map((token) => confirm(token, `Passw0rd! ${at}`))),
      );
      expect(accepted(tries.flat())).toBe(1);
    }
  });

  it('to verify an email: one of them works', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const user = await anIdentity();
      await eight(() => as(user).post(routes.resendVerification()));
      const replies = [];
      for (const token of await linksTo(user.email))
        replies.push(await anonymous().post(routes.verifyEmail(), { token }));
      expect(replies).toHaveLength(9);
      expect(accepted(replies)).toBe(1);
    }
  });

  it('leave one row for each purpose', async () => {
    const user = await anIdentity();
    await eight(async () => [await ask(user.email), await as(user).post(routes.resendVerification())]);
    await linksTo(user.email);
    expect(await rowsOf(user.email)).toEqual([
      { purpose: 'email_verification', count: 1 },
      { purpose: 'password_reset', count: 1 },
    ]);
  });

  it('are invalid once one of them was used, including later ones', async () => {
    const { email } = await anIdentity();
    await ask(email);
    const [, first = ''] = await linksTo(email);
    await later(11 * MINUTE, () => ask(email).then(() => linksTo(email)));
    const [, , second = ''] = await linksTo(email);
    expect((await confirm(first, 'Passw0rd! 1')).status).toBe(400);
    expect((await confirm(second, 'Passw0rd! 2')).status).toBe(204);
    expect((await confirm(second, 'Passw0rd! 3')).status).toBe(400);
    expect(await rowsOf(email)).toEqual([]);
  });
});
