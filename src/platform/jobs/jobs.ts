import { Global, Injectable, Module } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';

import { DAY_MS, SECOND_MS } from '#core/domain/durations.js';

import { Background } from '../background.js';
import { Clock } from '../clock.js';
import { Database } from '../database/database.js';
import { Metrics } from '../metrics/metrics.js';
import { JobMetrics } from './job-metrics.js';
import { JobQueue } from './job-queue.js';
import { JobQueries } from './job.queries.js';
import type { QueueContext, QueueDefinition } from './queue-definition.js';

const POLL_MS = 15 * SECOND_MS;

/** How long a job that was given up can be seen and retried. */
const FAILED_KEPT_MS = 30 * DAY_MS;

/** Work that outlives the call that causes it and the process that begins it: docs/decisions/0053. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly queues = new Map<string, Pick<JobQueue<object>, 'isWorking' | 'work' | 'stop'>>();
  private readonly context: QueueContext;
  private readonly metrics: JobMetrics;
  private timer: NodeJS.Timeout | undefined;

  constructor(database: Database, background: Background, clock: Clock, metrics: Metrics) {
    this.metrics = new JobMetrics(metrics);
    const queries = new JobQueries(database);
    this.context = { queries, database, background, clock, count: this.metrics.count };
  }

  /** Declares a queue whose jobs this process runs from now on. Other processes leave its jobs alone. */
  queue<P extends object>(definition: QueueDefinition<P>): JobQueue<P> {
    const queue = new JobQueue(definition, this.context);
    this.queues.set(definition.name, queue);
    this.metrics.declare(definition.name);
    return queue;
  }

  onApplicationBootstrap(): void {
    const { background } = this.context;
    this.timer = setInterval(() => background.run('Looking for jobs', () => this.work()), POLL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const queue of this.queues.values()) queue.stop();
  }

  /** Does what is due in every queue, the queues side by side, and waits for what is under way. */
  async work(): Promise<void> {
    const { queries, clock } = this.context;
    const now = clock.now();
    await queries.purge(new Date(now.getTime() - FAILED_KEPT_MS));
    const states = await queries.states(now);
    this.metrics.update(states);
    const due = new Set(states.filter(({ isDue }) => isDue).map(({ queue }) => queue));
    const chosen = [...this.queues].filter(([name, queue]) => due.has(name) || queue.isWorking);
    await Promise.all(chosen.map(([, queue]) => queue.work()));
  }
}

@Global()
@Module({ providers: [Jobs], exports: [Jobs] })
export class JobsModule {}
