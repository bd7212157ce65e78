import { randomUUID } from 'node:crypto';

import { Background } from '../../../src/platform/background.js';
import { Clock } from '../../../src/platform/clock.js';
import { Database } from '../../../src/platform/database/database.js';
import type { JobQueue } from '../../../src/platform/jobs/job-queue.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import type { QueueDefinition } from '../../../src/platform/jobs/queue-definition.js';
import { Metrics } from '../../../src/platform/metrics/metrics.js';
import { part } from './app.js';
import { MINUTE, SECOND } from '../time.js';

export interface Work {
  name: string;
}

/** A process of its own as far as jobs are concerned, with one queue. */
export interface Worker {
  jobs: Jobs;
  queue: JobQueue<Work>;
  metrics: Metrics;
}

/** The name of a queue that no other test uses. */
export const aQueueName = (): string => `test_${randomUUID()}`;

/** A worker on the database of the application that answers now. */
export function aWorker(
  name: string,
  run: (work: Work) => Promise<void> | void,
  changes: Partial<QueueDefinition<Work>> = {},
): Worker {
  const metrics = new Metrics();
  const jobs = new Jobs(part(Database), part(Background), part(Clock), metrics);
  const queue = jobs.queue<Work>({
    name,
    context: 'Test',
    retried: 'A test failed',
    givenUp: 'A test was given up',
    backOff: { first: 10 * SECOND, longest: 10 * MINUTE },
    leaseMs: 2 * MINUTE,
    run: async (work) => run(work),
    ...changes,
  });
  return { jobs, queue, metrics };
}

export interface JobRow {
  id: number;
  key: string | null;
  payload: Work;
  attempts: number;
  runAt: Date;
  leasedUntil: Date | null;
  failedAt: Date | null;
  error: string | null;
}

/** The rows of a queue, oldest first. */
export const rowsOf = (queue: string): Promise<JobRow[]> =>
  part(Database).query<JobRow>(
    `SELECT id, key, payload, attempts, run_at AS "runAt", leased_until AS "leasedUntil",
            failed_at AS "failedAt", error
     FROM job WHERE queue = $1 ORDER BY id`,
    [queue],
  );
