import type { Background } from '../background.js';
import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { BackOff } from './back-off.js';
import type { JobQueries } from './job.queries.js';

/** Defines how a queue runs its jobs, and its log messages. */
export interface QueueDefinition<P extends object> {
  name: string;
  /** The context of the log lines. */
  context: string;
  /** The log line of an attempt that failed, such as "A mail could not be sent yet". */
  retried: string;
  /** The beginning of the log line of a job that is given up, such as "A mail was given up". */
  givenUp: string;
  backOff: BackOff;
  /** Another process may take a started job after these milliseconds; longer than `run` may take. */
  leaseMs: number;
  /**
   * Does one job. It may run more than once. What it throws is logged and shown to the operator, so it must not contain
   * secrets; a GiveUpError ends the attempts.
   */
  run: (payload: P) => Promise<void>;
}

export interface JobOptions {
  /** One job per key: adding another while one waits or runs changes nothing. */
  key?: string;
  /** The first attempt; without it, right after the commit, in this process. */
  runAt?: Date;
  /** The deadline of the job. Without one, it is tried until it succeeds. */
  giveUpAt?: Date;
}

/** The parts of the application that a queue needs. */
export interface QueueContext {
  queries: JobQueries;
  database: Database;
  background: Background;
  clock: Clock;
  count: (queue: string, result: JobResult) => void;
}

export type JobResult = 'done' | 'retried' | 'failed';
