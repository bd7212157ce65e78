import { Database } from '../../../src/platform/database/database.js';
import { part } from '../server/app.js';

/** Runs `work` while every insert into `table` fails. */
export async function withFailingInserts<T>(
  table: 'history' | 'audit_log',
  work: () => Promise<T>,
): Promise<T> {
  await part(Database).query(`ALTER TABLE ${table} ADD CONSTRAINT refuse_inserts CHECK (false) NOT VALID`);
  try {
    return await work();
  } finally {
    await part(Database).query(`ALTER TABLE ${table} DROP CONSTRAINT refuse_inserts`);
  }
}
