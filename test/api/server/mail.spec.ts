import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { routes } from '#core/api/routes.js';

import { Background } from '../../../src/platform/background.js';
import { Database } from '../../../src/platform/database/database.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import { Mailer } from '../../../src/platform/mail/mailer.js';
import { SecretBox } from '../../../src/platform/mail/secret-box.js';
import { assertDefined } from '../../../src/platform/assert-defined.js';
import { anonymous } from '../../support/api.js';
import { currentApp, part, serveApp, useApp } from '../../support/server/app.js';
import { linesOf } from '../../support/server/log.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { later, MINUTE, SECOND } from '../../support/time.js';
import { ownDatabase } from '../../support/database/worker-database.js';
import { anEmail, anIdentity } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const SENDING = { smtpUrl: smtp.url, publicUrl: 'https://motley.example' };

const mailTo = (to: string, usefulFor = 60 * MINUTE) => ({
  to,
  subject: 'Hello',
  text: 'Été',
  html: '<p>Été</p>',
  usefulFor,
});

const send = (to: string, usefulFor?: number): Promise<void> => part(Mailer).send(mailTo(to, usefulFor));

const queued = async (): Promise<{ attempts: number; payload: { sealed: string } }[]> =>
  part(Database).query('SELECT attempts, payload FROM job WHERE failed_at IS NULL ORDER BY id');

/** Why mails were given up, oldest first. */
const givenUp = async (): Promise<unknown[]> => {
  const rows = await part(Database).query<{ error: string }>(
    'SELECT error FROM job WHERE failed_at IS NOT NULL ORDER BY id',
  );
  return rows.map(({ error }) => error);
};

describe('a mail, where no mail can be sent', () => {
  // The default of `npm start`.
  useApp({ logLevel: 'auto' });

  it('stands in the log, with a link that works', async () => {
    const { email } = await anIdentity();
    const lines = await linesOf(() => anonymous().post(routes.requestPasswordReset(), { email }));
    const mail = lines.find(({ to }) => to === email);
    expect(mail).toMatchObject({
      level: 'warn',
      context: 'Mail',
      subject: 'Choose a new password for Motley',
    });
    const [, origin, token] = /(http\S+)\/reset-password\?token=([\w-]+)/.exec(String(mail?.text)) ?? [];
    expect(origin).toBe(currentApp().origin);
    const reply = await anonymous().post(routes.confirmPasswordReset(), { token, password: 'An0ther-one' });
    expect(reply.status).toBe(204);
  });
});

describe('a mail, where mail can be sent', () => {
  useApp(SENDING, () => ownDatabase(`mail_${process.env.JEST_WORKER_ID ?? '1'}`));

  it('leaves after the commit of what caused it', async () => {
    const to = anEmail();
    await part(Database).transaction(async () => {
      await send(to);
      expect(await mailsTo(smtp, to)).toEqual([]);
    });
    expect(await mailsTo(smtp, to)).toHaveLength(1);
  });

  it('never leaves when what caused it is rolled back', async () => {
    const to = anEmail();
    const broken = part(Database).transaction(async () => {
      await send(to);
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await mailsTo(smtp, to)).toEqual([]);
  });

  it('is tried again later, and then gone from the database, which never holds what it says in clear', async () => {
    const to = anEmail();
    smtp.refuseNext(1);
    await send(to);
    expect(await mailsTo(smtp, to)).toEqual([]);
    const [row] = await queued();
    expect(row).toMatchObject({ attempts: 1 });
    const sealed = Buffer.from(assertDefined(row, 'mail').payload.sealed, 'base64').toString('latin1');
    expect(JSON.stringify(row) + sealed).not.toMatch(/example\.com|Hello/);
    await later(14 * SECOND, () => part(Jobs).work());
    expect(await mailsTo(smtp, to)).toEqual([]);
    await later(20 * SECOND, () => part(Jobs).work());
    expect(await mailsTo(smtp, to)).toMatchObject([{ subject: 'Hello' }]);
    expect(await queued()).toEqual([]);
  });

  it('waits longer and longer, and is given up with a word in the log once it helps nobody', async () => {
    const to = anEmail();
    smtp.refuseNext(2);
    const lines = await linesOf(async () => {
      await send(to);
      await part(Background).settled();
      await later(20 * SECOND, () => part(Jobs).work());
      await later(20 * SECOND + 29 * SECOND, () => part(Jobs).work());
      expect(await queued()).toMatchObject([{ attempts: 2 }]);
      await later(61 * MINUTE, () => part(Jobs).work());
    });
    expect(await mailsTo(smtp, to)).toEqual([]);
    expect(await queued()).toEqual([]);
    expect((await givenUp()).at(-1)).toBe('its deadline has passed');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        message: 'A mail was given up after 3 tries (its deadline has passed)',
      }),
    );
    expect(JSON.stringify(lines)).not.toContain(to);
  });

  it('is given up at once where the mail server will never take it', async () => {
    const to = anEmail();
    smtp.refuseNext(1, 550);
    const lines = await linesOf(() => send(to));
    expect(lines).toMatchObject([{ level: 'error', context: 'Mail' }]);
    expect(await mailsTo(smtp, to)).toEqual([]);
    expect(await queued()).toEqual([]);
    expect((await givenUp()).at(-1)).toBe('EENVELOPE 550');
  });

  it('is given up where it was written under another secret', async () => {
    const to = anEmail();
    const other = new SecretBox('the secret of another instance', 'mail');
    const sealed = other.encrypt(JSON.stringify(mailTo(to))).toString('base64');
    const lines = await linesOf(async () => {
      await part(Database).query(
        `INSERT INTO job (queue, payload, run_at) VALUES ('mail', jsonb_build_object('sealed', $1::text), $2)`,
        [sealed, new Date()],
      );
      await part(Jobs).work();
    });
    expect(lines).toMatchObject([
      {
        level: 'error',
        message: 'A mail was given up after 1 tries (it was written under another JWT_SECRET)',
      },
    ]);
    expect(await mailsTo(smtp, to)).toEqual([]);
    expect((await givenUp()).at(-1)).toBe('it was written under another JWT_SECRET');
  });
});

describe('a mail, while the mail server takes a connection and says nothing', () => {
  it('keeps nobody waiting: who causes it is answered while it is still under way', async () => {
    const url = await ownDatabase(`mail_mute_${process.env.JEST_WORKER_ID ?? '1'}`);
    const mute = createServer();
    const connected = new Promise<Socket>((resolve) => mute.once('connection', resolve));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const stop = await serveApp({ ...SENDING, smtpUrl: `smtp://127.0.0.1:${port}` }, () =>
      Promise.resolve(url),
    );
    // Throws unless it is answered; and it is, though the mail server has not said a word.
    await anIdentity();
    const socket = await connected;
    expect(socket.bytesWritten).toBe(0);
    expect(await queued()).toMatchObject([{ attempts: 1 }]);
    socket.destroy();
    await part(Background).settled();
    expect(await queued()).toMatchObject([{ attempts: 1 }]);
    await stop();
    mute.close();
  });
});

describe('a mail, while the mail server is down', () => {
  it('keeps nobody waiting, outlives the process, and leaves once from those that find the server up', async () => {
    const url = await ownDatabase(`mail_down_${process.env.JEST_WORKER_ID ?? '1'}`);
    const start = (smtpUrl: string) => serveApp({ ...SENDING, smtpUrl }, () => Promise.resolve(url));
    const stop = await start('smtp://127.0.0.1:1');
    const { email } = await anIdentity();
    await part(Background).settled();
    expect(await queued()).toMatchObject([{ attempts: 1 }]);
    await stop();

    const stops = [await start(smtp.url)];
    const workers = [part(Jobs)];
    stops.unshift(await start(smtp.url));
    workers.push(part(Jobs));
    await part(Database).query('UPDATE job SET run_at = $1', [new Date()]);
    await Promise.all(workers.map((each) => each.work()));
    expect(await mailsTo(smtp, email)).toHaveLength(1);
    expect(await queued()).toEqual([]);
    for (const end of stops) await end();
  });
});
