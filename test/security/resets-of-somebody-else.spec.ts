import { routes } from '#core/api/routes.js';

import { anonymous } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { mailsTo, startSmtpServer } from '../support/server/smtp-server.js';
import { later, MINUTE } from '../support/time.js';
import { anEmail, anIdentity } from '../support/project/world.js';
import { NEW_PASSWORD } from './support/sessions.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const [STRANGER, VICTIM] = ['203.0.113.66', '203.0.113.7'];

const ask = (email: string, from: string) =>
  anonymous().post(routes.requestPasswordReset(), { email }, { 'x-forwarded-for': from });

const confirm = (token: string) =>
  anonymous().post(routes.confirmPasswordReset(), { token, password: NEW_PASSWORD });

/** The reset links, once all mails are delivered. */
const linksTo = async (email: string): Promise<string[]> =>
  (await mailsTo(smtp, email))
    .filter(({ text }) => text.includes('/reset-password?token='))
    .map(({ token }) => token);

const SILENCE = { status: 204, body: undefined };

describe('an attacker who requests resets for another user', () => {
  useApp({
    smtpUrl: smtp.url,
    publicUrl: 'https://motley.example',
    trustProxy: 1,
    passwordResetLimit: 5,
    passwordResetAddressLimit: 20,
  });

  it('does not invalidate the link that was just sent to the victim', async () => {
    const { email } = await anIdentity();
    await ask(email, VICTIM);
    const [link = ''] = await linksTo(email);
    for (let round = 0; round < 5; round += 1) expect(await ask(email, STRANGER)).toMatchObject(SILENCE);
    expect(await linksTo(email)).toEqual([link]);
    expect((await confirm(link)).status).toBe(204);
  });

  it('does not use up the limit of the victim, who gets the link again, and a new one ten minutes later', async () => {
    const { email } = await anIdentity();
    for (let round = 0; round < 9; round += 1) expect(await ask(email, STRANGER)).toMatchObject(SILENCE);
    expect(await linksTo(email)).toHaveLength(1);
    const again = await later(9 * MINUTE, () => ask(email, VICTIM).then(() => linksTo(email)));
    expect(again).toEqual([again[0], again[0]]);
    const links = await later(11 * MINUTE, () => ask(email, VICTIM).then(() => linksTo(email)));
    expect(links).toHaveLength(3);
    expect(await confirm(links[0] ?? '')).toMatchObject({ status: 400 });
    expect((await confirm(links[2] ?? '')).status).toBe(204);
  });

  it('sends no more mail after five requests, and learns nothing', async () => {
    const { email } = await anIdentity();
    for (let round = 0; round < 5; round += 1) await ask(email, '203.0.113.67');
    // Mails are prepared after the response, by the current clock.
    expect(await linksTo(email)).toHaveLength(1);
    expect(await later(11 * MINUTE, () => ask(email, '203.0.113.67'))).toMatchObject(SILENCE);
    expect(await linksTo(email)).toHaveLength(1);
  });

  it('gets the same response for an unknown email', async () => {
    const email = anEmail();
    for (let round = 0; round < 7; round += 1)
      expect(await ask(email, '203.0.113.68')).toMatchObject(SILENCE);
  });

  it('is refused after too many requests, over all victims', async () => {
    const replies = [];
    for (let round = 0; round < 21; round += 1) replies.push(await ask(anEmail(), '203.0.113.69'));
    expect(replies.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 204));
    expect(replies[20]).toMatchObject({ status: 429, body: { error: 'too_many_requests' } });
  });

  it('does not prevent a victim who has used their link from getting another one at once', async () => {
    const { email } = await anIdentity();
    await ask(email, VICTIM);
    expect((await confirm((await linksTo(email))[0] ?? '')).status).toBe(204);
    await ask(email, VICTIM);
    expect(await linksTo(email)).toHaveLength(2);
  });
});
