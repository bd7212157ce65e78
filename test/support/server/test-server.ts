import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDataSource } from '../../../src/app/create-data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { startEmbeddedPostgres } from '../../../src/platform/postgres/embedded-postgres.js';
import { makeCitusTemplate, onCitus } from '../database/citus.js';

export interface TestServer {
  /** A migrated, empty database without connections. */
  templateUrl: string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder, without durable commits; or uses the cluster of `npm run tools -- test-citus`. */
export async function startTestServer(): Promise<TestServer> {
  if (onCitus()) return { templateUrl: await makeCitusTemplate(), stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'motley-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'template', durable: false });
  const template = await createDataSource(postgres.url).initialize();
  await migrate(template);
  await template.destroy();
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { templateUrl: postgres.url, stop };
}
