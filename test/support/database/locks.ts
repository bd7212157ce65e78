import { setTimeout as pause } from 'node:timers/promises';

import { Database } from '../../../src/platform/database/database.js';
import { part } from '../server/app.js';
import { onCitus, WAITING_ON_CITUS } from './citus.js';

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Returns once a number of sessions of this database wait for a lock. */
export async function untilWaiting(sessions = 1): Promise<void> {
  const waiting = onCitus() ? WAITING_ON_CITUS : WAITING;
  while ((await part(Database).query(waiting)).length < sessions) {
    await pause(5);
    // Inside a transaction, PostgreSQL would return the cached activity.
    await part(Database).query('SELECT pg_stat_clear_snapshot()');
  }
}

/** Runs `work` while the structure of the project is locked. */
export const holding = <T>(projectId: number, work: () => Promise<T>): Promise<T> =>
  part(Database).transaction(async () => {
    await part(Database).query('SELECT 1 FROM project WHERE id = $1 FOR UPDATE', [projectId]);
    return work();
  });
