import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { Background } from '../../src/platform/background.js';
import { Database } from '../../src/platform/database/database.js';
import { Mailer } from '../../src/platform/mail/mailer.js';
import { SmtpMailer } from '../../src/platform/mail/smtp.mailer.js';
import { anonymous } from '../support/api.js';
import { currentApp, part, useApp } from '../support/app.js';
import { mailsTo, startSmtpServer } from '../support/smtp-server.js';
import { anEmail, anIdentity } from '../support/world.js';

/** The lines the application logs while it does `work`. */
async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  const spy = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  try {
    await work();
    await part(Background).settled();
  } finally {
    spy.mockRestore();
  }
  return written
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Été', html: '<p>Été</p>' });

describe('a mail, where no mail can be sent', () => {
  // What `npm start` shows without any setting.
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
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('leaves after the commit of what caused it', async () => {
    const to = anEmail();
    await part(Database).transaction(async () => {
      part(Mailer).post(mailTo(to));
      expect(await mailsTo(smtp, to)).toEqual([]);
    });
    expect(await mailsTo(smtp, to)).toHaveLength(1);
  });

  it('never leaves when what caused it is rolled back', async () => {
    const to = anEmail();
    const broken = part(Database).transaction(() => {
      part(Mailer).post(mailTo(to));
      return Promise.reject(new Error('broken'));
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await mailsTo(smtp, to)).toEqual([]);
  });

  it('is tried a few times, and given up with a word in the log', async () => {
    const options = { url: smtp.url, from: 'motley@example.com', retries: [1, 1] };
    const mailer = new SmtpMailer(options, part(Database), part(Background));
    const [late, never] = [anEmail(), anEmail()];
    smtp.refuseNext(2);
    mailer.post(mailTo(late));
    expect(await mailsTo(smtp, late)).toHaveLength(1);
    smtp.refuseNext(3);
    const lines = await linesOf(async () => {
      mailer.post(mailTo(never));
      expect(await mailsTo(smtp, never)).toEqual([]);
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'Sending a mail failed' }),
    );
    expect(JSON.stringify(lines)).not.toContain(never);
    mailer.onApplicationShutdown();
  });
});
