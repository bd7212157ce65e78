import { request } from 'node:http';

import { API_BASE, routes } from '#core/api/routes.js';

import { currentApp, useApp } from '../support/server/app.js';
import { linesOf } from '../support/server/log.js';
import { anIdentity } from '../support/project/world.js';

const EVIL = 'evil.example';

/** Asks for a password reset under a host of the sender's choice, which `fetch` would not send. */
function askUnder(headers: Record<string, string>, email: string): Promise<number> {
  const { port } = new URL(currentApp().origin);
  const path = `${API_BASE}${routes.requestPasswordReset()}`;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ email }));
  });
}

describe('a link in a mail that is written to the log', () => {
  useApp({ trustProxy: 1, logLevel: 'auto' });

  it.each<[string, Record<string, string>]>([
    ['Host', { host: EVIL }],
    ['X-Forwarded-Host', { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' }],
  ])('points to the address Motley listens on, whatever %s says', async (_header, headers) => {
    const { email } = await anIdentity();
    const lines = await linesOf(async () => expect(await askUnder(headers, email)).toBe(204));
    const texts = lines.filter(({ to }) => to === email).map(({ text }) => String(text));
    expect(texts).toEqual([expect.stringContaining(`${currentApp().origin}/reset-password?token=`)]);
    expect(texts.join()).not.toContain(EVIL);
  });
});
