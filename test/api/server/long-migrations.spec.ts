import type { MigrationInterface, QueryRunner } from 'typeorm';

import { INTERACTIVE_POOL, postgres } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';
import { ownDatabase } from '../../support/database/worker-database.js';

/** Longer than the timeouts of statements and of their responses. */
class RewriteALargeTable9999999999999 implements MigrationInterface {
  name = 'RewriteALargeTable9999999999999';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(0.3)');
  }

  down = (): Promise<void> => Promise.resolve();
}

describe('a migration', () => {
  it('may take longer than any other statement', async () => {
    const url = await ownDatabase(`long_migration_${process.env.JEST_WORKER_ID ?? '1'}`);
    const schema = { entities: [], migrations: [RewriteALargeTable9999999999999] };
    const source = await postgres(url, schema, { ...INTERACTIVE_POOL, statementTimeout: 100 }).initialize();
    try {
      await expect(source.query('SELECT pg_sleep(0.3)')).rejects.toThrow('statement timeout');
      expect(await migrate(source)).toEqual(['RewriteALargeTable9999999999999']);
    } finally {
      await source.destroy();
    }
  });
});
