import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { API_BASE, routes } from '#core/api/routes.js';

import { anonymous, as } from '../../support/api.js';
import { currentApp, useApp } from '../../support/server/app.js';
import { aUser } from '../../support/project/world.js';

/** A raw connection and everything the server sends on it until it closes. */
async function connection(): Promise<{ socket: Socket; answer: Promise<string> }> {
  const { port, hostname } = new URL(currentApp().origin);
  const socket = connect({ port: Number(port), host: hostname });
  const heard: Buffer[] = [];
  socket.on('data', (data: Buffer) => heard.push(data));
  const answer = once(socket, 'close').then(() => Buffer.concat(heard).toString());
  await once(socket, 'connect');
  return { socket, answer };
}

describe('a request that arrives byte by byte', () => {
  describe('by its headers', () => {
    useApp({ headersTimeout: 200 });

    it('is closed', async () => {
      const { socket, answer } = await connection();
      socket.write(`GET ${API_BASE}${routes.readConfig()} HTTP/1.1\r\nHost: motley\r\nX-Slow`);
      expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    });
  });

  describe('by its body', () => {
    useApp({ headersTimeout: 200, requestTimeout: 400 });

    it('is closed', async () => {
      const { socket, answer } = await connection();
      const head = 'Host: motley\r\nContent-Type: application/json\r\nContent-Length: 50';
      socket.write(`POST ${API_BASE}${routes.signIn()} HTTP/1.1\r\n${head}\r\n\r\n{"email`);
      expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    });
  });
});

describe('a request that is too long', () => {
  useApp({ bodyLimit: 1_000, importBodyLimit: 2_000 });

  it('in its path or headers is answered 431', async () => {
    const { origin } = currentApp();
    expect((await fetch(`${origin}${API_BASE}${routes.readConfig()}?${'x'.repeat(20_000)}`)).status).toBe(
      431,
    );
    expect((await anonymous().get(routes.readConfig(), { 'x-long': 'x'.repeat(20_000) })).status).toBe(431);
  });

  it('in a body of a call without one is not read', async () => {
    const { origin } = currentApp();
    const body = JSON.stringify({ name: 'x'.repeat(5_000) });
    const headers = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['DELETE', routes.deleteProject(1)],
      ['POST', routes.leaveProject(1)],
    ])
      expect((await fetch(`${origin}${API_BASE}${path}`, { method, headers, body })).status).toBe(401);
  });

  it('in its body is answered 413, by the limit of the call', async () => {
    const refused = { status: 413, body: { error: 'payload_too_large' } };
    const sized = (bytes: number) => ({ name: 'x'.repeat(bytes - '{"name":""}'.length) });
    expect(await anonymous().post(routes.signIn(), sized(1_001))).toMatchObject(refused);
    expect((await anonymous().post(routes.signIn(), sized(1_000))).status).toBe(400);
    const user = await aUser();
    expect(await as(user).post(routes.createProject(), sized(2_001))).toMatchObject(refused);
    expect((await as(user).post(routes.createProject(), sized(2_000))).status).toBe(400);
    // A body above the limit of other calls is not read from an unknown caller.
    expect((await anonymous().post(routes.createProject(), sized(2_001))).status).toBe(401);
  });
});
