import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import type { EmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { aDataFolder, cleanUp } from './motley.js';

/** A PostgreSQL that several processes of a file of specs share. */
export function useSharedPostgres() {
  let postgres: EmbeddedPostgres;
  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({ dataDir: await aDataFolder(), durable: false });
  });
  afterAll(async () => {
    await cleanUp();
    await postgres.stop();
  });
  return {
    url: () => postgres.url,
    /** The environment of each process. */
    environment: async () => ({
      DATABASE_URL: postgres.url,
      MOTLEY_DATA: await aDataFolder(),
      JWT_SECRET: 'shared by all replicas, and long enough',
    }),
  };
}
