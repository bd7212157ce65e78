import { jest } from '@jest/globals';

import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.js';
import { caller, register } from './support/caller.js';
import { aDataFolder, cleanUp, start } from './support/motley.js';

jest.setTimeout(180_000);

describe('several servers on one PostgreSQL', () => {
  let postgres: EmbeddedPostgres;

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: await aDataFolder(), durable: false });
  });

  afterAll(async () => {
    await cleanUp();
    await postgres.stop();
  });

  it('start together on an empty database, migrate it once, and know each other’s users', async () => {
    const environment = {
      DATABASE_URL: postgres.url,
      MOTLEY_DATA: await aDataFolder(),
      JWT_SECRET: 'shared by all replicas, and long enough',
    };
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
});
