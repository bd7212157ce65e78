import type { Metrics } from '../metrics/metrics.js';
import type { QueueState } from './job.queries.js';
import type { JobResult } from './queue-definition.js';

/** The metrics of jobs: those in the database at the last check, and the attempts of this process. */
export class JobMetrics {
  /** Counts an attempt. */
  readonly count: (queue: string, result: JobResult) => void;
  private readonly states = new Map<string, Pick<QueueState, 'waiting' | 'failed'>>();

  constructor(metrics: Metrics) {
    metrics.gaugeRows('jobs', 'Jobs in the database', ['queue', 'state'], () =>
      [...this.states].flatMap(([queue, { waiting, failed }]) => [
        { labels: { queue, state: 'waiting' }, value: waiting },
        { labels: { queue, state: 'failed' }, value: failed },
      ]),
    );
    const attempts = metrics.counter('job_attempts_total', 'Attempts at jobs', ['queue', 'result']);
    this.count = (queue, result) => attempts({ queue, result });
  }

  /** Shows the queue even while it has no jobs. */
  declare(queue: string): void {
    this.states.set(queue, { waiting: 0, failed: 0 });
  }

  update(states: readonly QueueState[]): void {
    for (const queue of this.states.keys()) this.declare(queue);
    for (const { queue, waiting, failed } of states) this.states.set(queue, { waiting, failed });
  }
}
