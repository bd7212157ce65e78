import type pg from 'pg';

import { withSession } from '../platform/backup/session.js';
import { BootError } from '../platform/errors/boot.error.js';

/** More jobs are counted, not listed. */
const SHOWN = 100;

const COUNTS = `
  SELECT queue, count(*) FILTER (WHERE failed_at IS NULL) AS waiting, count(failed_at) AS failed
  FROM job GROUP BY queue ORDER BY queue`;

const FAILED = `
  SELECT id, queue, attempts, failed_at AS "failedAt", error FROM job WHERE failed_at IS NOT NULL
  ORDER BY failed_at DESC, id DESC LIMIT ${SHOWN}`;

// A running process finds them at its next look.
const RETRY = `
  UPDATE job SET failed_at = NULL, error = NULL, attempts = 0, run_at = now()
  WHERE failed_at IS NOT NULL AND (id = $1 OR $1::bigint IS NULL)`;

interface Count {
  queue: string;
  waiting: number;
  failed: number;
}

interface FailedJob {
  id: number;
  queue: string;
  attempts: number;
  failedAt: Date;
  error: string;
}

/**
 * Describes the jobs of the database at `url`: how many wait in each queue, and which were given up, with the reason.
 * Never shows the content of a job.
 * @throws BootError for the operator
 */
export function describeJobs(url: string): Promise<string> {
  return withJobs(url, async (client) => {
    const { rows: counts } = await client.query<Count>(COUNTS);
    const { rows: failed } = await client.query<FailedJob>(FAILED);
    const lines = counts.map(
      ({ queue, waiting, failed }) => `${queue}: ${waiting} waiting, ${failed} failed`,
    );
    const total = counts.reduce((sum, count) => sum + Number(count.failed), 0);
    if (lines.length === 0) return 'There are no jobs.';
    return [...lines, ...failed.map(lineOf), ...hintsFor(total)].join('\n');
  });
}

/**
 * Retries jobs that were given up: the one with the id `which`, or `all`. Returns their number.
 * @throws BootError for the operator if there is none
 */
export function retryJobs(url: string, which: string): Promise<number> {
  if (!/^(all|\d{1,15})$/.test(which)) throw new BootError('Name one job or all: npm run jobs -- retry 12');
  return withJobs(url, async (client) => {
    const { rowCount } = await client.query(RETRY, [which === 'all' ? null : Number(which)]);
    if (!rowCount) throw new BootError('There is no such job among those that were given up.');
    return rowCount;
  });
}

const withJobs = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withSession(url, async (client) => {
    const { rows } = await client.query<{ id: string | null }>(`SELECT to_regclass('job') AS id`);
    if (!rows[0]?.id)
      throw new BootError('This database has no jobs: start this release of Motley on it first.');
    return work(client);
  });

const lineOf = ({ id, queue, attempts, failedAt, error }: FailedJob): string =>
  `  ${id} ${queue}, given up at ${failedAt.toISOString()} in attempt ${attempts}: ${error}`;

function hintsFor(total: number): string[] {
  if (total === 0) return [];
  const more = total > SHOWN ? [`  and ${total - SHOWN} older ones`] : [];
  return [...more, 'To try one of them again, or all: npm run jobs -- retry <id|all>'];
}
