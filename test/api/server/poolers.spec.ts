import { closeDatabase, openDatabase } from '../../../src/app/open-database.js';
import { readConfig } from '../../../src/platform/config/config.js';
import { hasPgBouncer, startPgBouncer } from '../../support/database/pgbouncer.js';
import { workerDatabase } from '../../support/database/worker-database.js';

const open = async (url: string): Promise<void> => closeDatabase(await openDatabase(url, readConfig({})));

/** Makes PgBouncer accept the settings of a session, and ignore them. */
const IGNORING =
  'ignore_startup_parameters = options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout';

// The pooler is not part of the project: where it is not installed, these are reported as skipped.
const describeInstalled = hasPgBouncer ? describe : describe.skip;

describeInstalled('a database behind PgBouncer', () => {
  it.each([
    ['in the mode transaction', ['pool_mode = transaction']],
    ['in the mode transaction that ignores settings', ['pool_mode = transaction', IGNORING]],
    ['in the mode session', ['pool_mode = session']],
    ['in the mode session that ignores settings', ['pool_mode = session', IGNORING]],
  ])('%s is refused at the start, with what to do', async (_mode, settings) => {
    const pooler = await startPgBouncer(await workerDatabase(), settings);
    try {
      await expect(open(pooler.url)).rejects.toThrow(
        /^DATABASE_URL leads to a pooler such as PgBouncer, .*: use the address of PostgreSQL itself\./,
      );
    } finally {
      await pooler.stop();
    }
  });
});

it('a database that is not behind a pooler is opened', async () => {
  await expect(open(await workerDatabase())).resolves.toBeUndefined();
});
