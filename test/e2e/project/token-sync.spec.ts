import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { jest } from '@jest/globals';

import { aDataFolder, start } from '../../process/support/motley.js';
import { somebody } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { ENGLISH_DESK } from '../support/screens.js';

jest.setTimeout(300_000);

/** A server on another origin that lists the calls it receives. */
async function aListener() {
  const calls: { method: string; token: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', headers } = request;
    response.setHeader('access-control-allow-origin', headers.origin ?? '');
    response.setHeader('access-control-allow-methods', 'POST, DELETE');
    response.setHeader('access-control-allow-headers', 'authorization');
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const token = headers.authorization?.replace('Bearer ', '') ?? '';
      if (method !== 'OPTIONS') calls.push({ method, token, body: Buffer.concat(parts).toString() });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    address: `http://127.0.0.1:${port}/session`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const tokenIn = async ({ page }: AppDriver): Promise<string> => {
  const session = await page.evaluate<string>(`localStorage.getItem('motley.session')`);
  return (JSON.parse(session) as { accessToken: string }).accessToken;
};

/** In seconds. */
const issuedAt = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number }).iat;

it('sends the token to the address in TOKEN_SYNC_URL: after sign-in, renewal and sign-out', async () => {
  const listener = await aListener();
  const motley = start({ MOTLEY_DATA: await aDataFolder(), TOKEN_SYNC_URL: listener.address });
  const origin = await motley.address;
  const person = await somebody('Camille Bernard', origin);
  const app = await AppDriver.start(ENGLISH_DESK, origin);
  const { page, words } = app;

  await page.goto('/login');
  await page.getByLabel(words('auth.email')).fill(person.email);
  await page.getByLabel(words('auth.password'), { exact: true }).fill(person.password);
  await app.button(words('auth.login.submit')).click();
  await page.waitForURL('**/dashboard');
  const first = await tokenIn(app);
  await eventually(() => listener.calls, [{ method: 'POST', token: first, body: '' }]);

  // A token of the same second would be the same one.
  await eventually(() => Math.floor(Date.now() / 1000) > issuedAt(first), true);
  await page.evaluate(`localStorage.setItem('motley.session',
    JSON.stringify({ ...JSON.parse(localStorage.getItem('motley.session')), expiresAt: 0 }))`);
  await page.reload();
  await eventually(() => listener.calls.length, 2);
  const second = await tokenIn(app);
  expect(second).not.toBe(first);
  expect(listener.calls[1]).toEqual({ method: 'POST', token: second, body: '' });

  await app.button(words('nav.logout')).click();
  await app
    .dialog()
    .getByRole('button', { name: words('nav.logout') })
    .click();
  await page.waitForURL('**/login');
  await eventually(() => listener.calls.slice(2), [{ method: 'DELETE', token: second, body: '' }]);

  await motley.end('SIGTERM');
  await listener.close();
});
