import type { Database } from '../database/database.js';

/** A job that this process may work on until its lease ends. */
export interface LeasedJob<P> {
  id: number;
  key: string | null;
  /** The number of attempts, including this one; it also distinguishes an expired lease from the current one. */
  attempts: number;
  payload: P;
  giveUpAt: Date | null;
}

/** A job to be added; dates come from the application's clock. */
export interface NewJob {
  queue: string;
  key: string | null;
  payload: object;
  runAt: Date;
  giveUpAt: Date | null;
}

/** The state of a queue: the numbers of waiting and given-up jobs, and whether one can be leased now. */
export interface QueueState {
  queue: string;
  waiting: number;
  failed: number;
  isDue: boolean;
}

const IS_FREE = 'failed_at IS NULL AND (leased_until IS NULL OR leased_until <= $1)';

// A waiting job with the same key stays unchanged; a given-up one starts again.
const ADD = `
  INSERT INTO job (queue, key, payload, run_at, give_up_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (queue, key) DO UPDATE
    SET payload = excluded.payload, run_at = excluded.run_at, give_up_at = excluded.give_up_at,
        attempts = 0, failed_at = NULL, error = NULL
    WHERE job.failed_at IS NOT NULL`;

const LEASE = `
  UPDATE job SET attempts = attempts + 1, leased_until = $1::timestamptz + $4 * interval '1 ms'
  WHERE id = (
    SELECT id FROM job WHERE queue = $2 AND (key = $3 OR $3::text IS NULL AND run_at <= $1) AND ${IS_FREE}
    ORDER BY run_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, key, attempts, payload, give_up_at AS "giveUpAt"`;

const DONE = 'DELETE FROM job WHERE id = $1 AND attempts = $2';

const PUT_OFF = 'UPDATE job SET run_at = $3, leased_until = NULL, error = $4 WHERE id = $1 AND attempts = $2';

const FAIL = 'UPDATE job SET failed_at = $3, leased_until = NULL, error = $4 WHERE id = $1 AND attempts = $2';

const STATES = `
  SELECT queue, count(*) FILTER (WHERE failed_at IS NULL) AS waiting, count(failed_at) AS failed,
         bool_or(run_at <= $1 AND ${IS_FREE}) AS "isDue"
  FROM job GROUP BY queue ORDER BY queue`;

interface Queue {
  name: string;
  leaseMs: number;
}

type Leased = Pick<LeasedJob<unknown>, 'id' | 'attempts'>;

/** The statements on the table `job`, which all queues and all processes share. */
export class JobQueries {
  constructor(private readonly database: Database) {}

  async add({ queue, key, payload, runAt, giveUpAt }: NewJob): Promise<void> {
    await this.database.query(ADD, [queue, key, payload, runAt, giveUpAt]);
  }

  async exists(queue: string, key: string): Promise<boolean> {
    const rows = await this.database.query('SELECT 1 FROM job WHERE queue = $1 AND key = $2', [queue, key]);
    return rows.length > 0;
  }

  async remove(queue: string, key: string): Promise<void> {
    await this.database.query('DELETE FROM job WHERE queue = $1 AND key = $2', [queue, key]);
  }

  /** Leases a job that is due, or the one with the key `key` even if it is not due; null if there is none. */
  async lease<P>({ name, leaseMs }: Queue, key: string | null, now: Date): Promise<LeasedJob<P> | null> {
    const [job] = await this.database.query<LeasedJob<P>>(LEASE, [now, name, key, leaseMs]);
    return job ?? null;
  }

  /** The queues that have jobs. */
  states(now: Date): Promise<QueueState[]> {
    return this.database.query<QueueState>(STATES, [now]);
  }

  async done({ id, attempts }: Leased): Promise<void> {
    await this.database.query(DONE, [id, attempts]);
  }

  /** Ends the lease; the job is due again at `runAt`. */
  async putOff({ id, attempts }: Leased, runAt: Date, error: string): Promise<void> {
    await this.database.query(PUT_OFF, [id, attempts, runAt, error]);
  }

  /** Gives the job up. It stays in the table until an operator retries it or `purge` removes it. */
  async fail({ id, attempts }: Leased, failedAt: Date, error: string): Promise<void> {
    await this.database.query(FAIL, [id, attempts, failedAt, error]);
  }

  /** Removes the jobs that were given up before `before`. */
  async purge(before: Date): Promise<void> {
    await this.database.query('DELETE FROM job WHERE failed_at < $1', [before]);
  }
}
