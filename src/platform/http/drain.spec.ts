import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

import express from 'express';

import { Drain } from './drain.js';

const SLOW_MS = 150;

async function aServer(
  drain: Drain,
): Promise<{ server: Server; call: (path: string) => Promise<IncomingMessage> }> {
  const app = express();
  app.get('/quick', (_request, response) => void response.send('done'));
  app.get('/slow', (_request, response) => void setTimeout(() => response.send('done'), SLOW_MS));
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
  return { server, call };
}

const timed = async (work: Promise<void>): Promise<number> => {
  const startedAt = Date.now();
  await work;
  return Date.now() - startedAt;
};

describe('draining', () => {
  it('answers what is under way, asks the caller to leave, and lets nobody in', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    const underWay = call('/slow');
    await pause(SLOW_MS / 3);
    const drained = timed(drain.finish(server, 5_000));
    expect(drain.isDraining).toBe(true);
    const reply = await underWay;
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await expect(call('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await drained).toBeLessThan(1_000);
  });

  it('does not wait for callers who only keep their connection', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    await call('/quick');
    expect(await timed(drain.finish(server, 5_000))).toBeLessThan(2_000);
  });

  it('does not wait for callers who connected to have a connection, and say nothing', async () => {
    const drain = new Drain();
    const { server } = await aServer(drain);
    const silent = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const gone = new Promise((resolve) => silent.once('close', resolve));
    expect(await timed(drain.finish(server, 5_000))).toBeLessThan(2_000);
    await gone;
  });

  it('answers what was on its way on a kept connection, and asks that caller to leave as well', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    await call('/quick');
    const drained = drain.finish(server, 5_000);
    while (server.listening) await turn();
    const reply = await call('/quick');
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    await drained;
  });

  it('breaks off what does not end in time', async () => {
    const drain = new Drain();
    const { server, call } = await aServer(drain);
    const endless = call('/endless').catch((error: unknown) => error);
    await pause(50);
    expect(await timed(drain.finish(server, 200))).toBeLessThan(1_000);
    expect(await endless).toMatchObject({ code: 'ECONNRESET' });
  });
});
