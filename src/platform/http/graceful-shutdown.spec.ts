import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

import express from 'express';

import { GracefulShutdown } from './graceful-shutdown.js';

/** Far longer than a test: a shutdown that waited for this timeout would fail the test. */
const NEVER_MS = 3_600_000;

async function aServer(
  shutdown: GracefulShutdown,
): Promise<{ server: Server; call: (path: string) => Promise<IncomingMessage>; answerHeld: () => void }> {
  const app = express();
  const held: express.Response[] = [];
  app.get('/quick', (_request, response) => void response.send('done'));
  app.get('/held', (_request, response) => void held.push(response));
  app.get('/endless', () => undefined);
  const server = createServer(app);
  shutdown.track(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (reply) => resolve(reply.resume())).once('error', reject);
    });
  return { server, call, answerHeld: () => held.forEach((response) => response.send('done')) };
}

describe('shutting down', () => {
  it('answers open requests with Connection: close, and refuses new connections', async () => {
    const shutdown = new GracefulShutdown();
    const { server, call, answerHeld } = await aServer(shutdown);
    const arrived = once(server, 'request');
    const underWay = call('/held');
    await arrived;
    const finished = shutdown.finish(server, NEVER_MS);
    expect(shutdown.isShuttingDown).toBe(true);
    while (server.listening) await turn();
    answerHeld();
    const reply = await underWay;
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await expect(call('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await finished;
  });

  it('does not wait for idle connections', async () => {
    const shutdown = new GracefulShutdown();
    const { server, call } = await aServer(shutdown);
    await call('/quick');
    await shutdown.finish(server, NEVER_MS);
  });

  it('does not wait for connections without a request', async () => {
    const shutdown = new GracefulShutdown();
    const { server } = await aServer(shutdown);
    const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const gone = new Promise((resolve) => silent.once('close', resolve));
    await shutdown.finish(server, NEVER_MS);
    await gone;
  });

  it('answers a late request on an idle connection, with Connection: close', async () => {
    const shutdown = new GracefulShutdown();
    const { server, call } = await aServer(shutdown);
    await call('/quick');
    const finished = shutdown.finish(server, NEVER_MS);
    while (server.listening) await turn();
    const reply = await call('/quick');
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await finished;
  });

  it('closes connections that do not end in time', async () => {
    const shutdown = new GracefulShutdown();
    const { server, call } = await aServer(shutdown);
    const arrived = once(server, 'request');
    const endless = call('/endless').catch((error: unknown) => error);
    await arrived;
    await shutdown.finish(server, 200);
    expect(await endless).toMatchObject({ code: 'ECONNRESET' });
  });
});
