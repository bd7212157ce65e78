import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';

import express from 'express';

import { Drain } from './drain.js';

/** Whoever waits for it to be over has waited for what they should not: the test does not end. */
const NEVER_MS = 3_600_000;

async function aServer(
  drain: Drain,
): Promise<{ server: Server; call: (path: string) => Promise<IncomingMessage>; answerHeld: () => void }> {
  const app = express();
  const held: express.Response[] = [];
  app.get('/quick', (_request, response) => void response.send('done'));
  app.get('/held', (_request, response) => void held.push(response));
  app.get('/endless', () => undefined);
  const server = createServer(app);
  drain.attend(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, (reply) => resolve(reply.resume())).once('error', reject);
    });
  return { server, call, answerHeld: () => held.forEach((response) => response.send('done')) };
}

describe('draining', () => {
  it('answers what is under way, asks the caller to leave, and lets nobody in', async () => {
    const drain = new Drain();
    const { server, call, answerHeld } = await aServer(drain);
    const arrived = once(server, 'request');
    const underWay = call('/held');
    await arrived;
    const drained = drain.finish(server, NEVER_MS);
    expect(drain.isDraining).toBe(true);
    while (server.listening) await turn();
    answerHeld();
    const reply = await underWay;
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await expect(call('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await drained;
  });

  it('does not wait for callers who only keep their connection', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    await call('/quick');
    await drain.finish(server, NEVER_MS);
  });

  it('does not wait for callers who connected to have a connection, and say nothing', async () => {
    const drain = new Drain();
    const { server } = await aServer(drain);
    const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const gone = new Promise((resolve) => silent.once('close', resolve));
    await drain.finish(server, NEVER_MS);
    await gone;
  });

  it('answers what was on its way on a kept connection, and asks that caller to leave as well', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    await call('/quick');
    const drained = drain.finish(server, NEVER_MS);
    while (server.listening) await turn();
    const reply = await call('/quick');
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await drained;
  });

  it('breaks off what does not end in time', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    const arrived = once(server, 'request');
    const endless = call('/endless').catch((error: unknown) => error);
    await arrived;
    await drain.finish(server, 200);
    expect(await endless).toMatchObject({ code: 'ECONNRESET' });
  });
});
