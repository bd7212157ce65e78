import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { Background } from '../../src/platform/background.js';
import { anonymous } from '../support/api.js';
import { currentApp, part, useApp } from '../support/app.js';
import { anIdentity } from '../support/world.js';

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
