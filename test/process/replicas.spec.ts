import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import { startSmtpServer } from '../support/server/smtp-server.js';
import { caller, register } from './support/caller.js';
import { query } from './support/first-release.js';
import { start } from './support/motley.js';
import { useSharedPostgres } from './support/replicas.js';

jest.setTimeout(180_000);

describe('several servers on one PostgreSQL', () => {
  const shared = useSharedPostgres();

  it('start together on an empty database, migrate it once, and know each other’s users', async () => {
    const environment = await shared.environment();
    const servers = [start(environment), start(environment), start(environment)];
    const [first = '', ...others] = await Promise.all(servers.map(({ address }) => address));
    const token = await register(first);
    const seen = await Promise.all(
      others.map((address) => caller(address, token).get<{ email: string }>('/users/me')),
    );
    expect(seen.map(({ email }) => email)).toEqual([
      expect.stringContaining('@'),
      expect.stringContaining('@'),
    ]);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  it('take over the job of a server that was killed, once its lease has ended', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    const smtp = await startSmtpServer();
    const environment = { ...(await shared.environment()), PUBLIC_URL: 'https://motley.example' };
    const { port } = silent.address() as AddressInfo;
    const first = start({
      ...environment,
      MAIL_FROM: 'motley@motley.example',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    });
    const second = start({ ...environment, MAIL_FROM: 'motley@motley.example', SMTP_URL: smtp.url });
    const [address] = await Promise.all([first.address, second.address]);
    const isTaken = once(silent, 'connection');
    await register(address);
    await isTaken;
    await first.end('SIGKILL');
    const [job] = await jobs();
    expect(job).toMatchObject({ attempts: 1, isLeased: true });
    expect(smtp.received).toEqual([]);
    await query(shared.url(), 'UPDATE job SET leased_until = now()');
    while (smtp.received.length === 0) await pause(100);
    expect(smtp.received).toHaveLength(1);
    while ((await jobs()).length > 0) await pause(100);
    await second.end('SIGTERM');
    silent.close();
    await smtp.stop();
  });

  const jobs = (): Promise<Record<string, unknown>[]> =>
    query(
      shared.url(),
      `SELECT attempts, leased_until > now() + interval '1 minute' AS "isLeased" FROM job ORDER BY id`,
    );
});
