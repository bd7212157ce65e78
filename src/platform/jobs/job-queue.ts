import { Logger } from '@nestjs/common';

import { backOffMs } from './back-off.js';
import { GiveUpError } from './give-up.error.js';
import type { LeasedJob } from './job.queries.js';
import type { JobOptions, QueueContext, QueueDefinition } from './queue-definition.js';

/** The jobs of one kind. They are in the database: they survive the process, and several processes share them. */
export class JobQueue<P extends object> {
  private readonly logger: Logger;
  private isStopping = false;
  /** The run under way, and whether jobs were added since it last looked. */
  private current: Promise<void> | null = null;
  private isWanted = false;

  constructor(
    private readonly definition: QueueDefinition<P>,
    private readonly context: QueueContext,
  ) {
    this.logger = new Logger(definition.context);
  }

  /** Adds a job as part of the open transaction, if there is one: it runs after the commit, or never. */
  async add(payload: P, { key, runAt, giveUpAt }: JobOptions = {}): Promise<void> {
    const { queries, database, clock } = this.context;
    await queries.add({
      queue: this.definition.name,
      key: key ?? null,
      payload,
      runAt: runAt ?? clock.now(),
      giveUpAt: giveUpAt ?? null,
    });
    if (runAt === undefined) database.afterCommit(() => this.workSoon());
  }

  /** Returns whether a job with this key is waiting, running or given up. */
  has(key: string): Promise<boolean> {
    return this.context.queries.exists(this.definition.name, key);
  }

  /** Removes the job with this key, which was done elsewhere. */
  remove(key: string): Promise<void> {
    return this.context.queries.remove(this.definition.name, key);
  }

  /** Tries the job with this key now, even if others wait before it. A failure is logged, and the job tried again later. */
  async attempt(key: string): Promise<void> {
    const job = await this.lease(key);
    if (job !== null) await this.perform(job);
  }

  get isWorking(): boolean {
    return this.current !== null;
  }

  /** Does the jobs that are due, one after the other, including those that are added meanwhile. */
  work(): Promise<void> {
    this.isWanted = true;
    this.current ??= this.workWhileWanted();
    return this.current;
  }

  /** Starts no more jobs. The running one may finish; otherwise, another process takes it once its lease has ended. */
  stop(): void {
    this.isStopping = true;
  }

  private workSoon(): void {
    this.context.background.run(`The queue ${this.definition.name}`, () => this.work());
  }

  private async workWhileWanted(): Promise<void> {
    try {
      while (this.isWanted && !this.isStopping) {
        this.isWanted = false;
        await this.workUntilEmpty();
      }
    } finally {
      // No other code runs between the last check of isWanted and this line.
      this.current = null;
    }
  }

  private async workUntilEmpty(): Promise<void> {
    for (let job = await this.lease(null); job !== null; job = await this.lease(null))
      await this.perform(job);
  }

  private async lease(key: string | null): Promise<LeasedJob<P> | null> {
    const { queries, clock } = this.context;
    return this.isStopping ? null : queries.lease<P>(this.definition, key, clock.now());
  }

  private async perform(job: LeasedJob<P>): Promise<void> {
    const { queries, clock, count } = this.context;
    try {
      if (job.giveUpAt !== null && job.giveUpAt <= clock.now())
        throw new GiveUpError('its deadline has passed');
      await this.definition.run(job.payload);
    } catch (error) {
      if (error instanceof GiveUpError) await this.giveUp(job, error.message);
      else await this.putOff(job, String(error));
      return;
    }
    await queries.done(job);
    count(this.definition.name, 'done');
  }

  private async putOff(job: LeasedJob<P>, error: string): Promise<void> {
    const { queries, clock, count } = this.context;
    const { name, retried: message, backOff } = this.definition;
    const { id, key, attempts } = job;
    this.logger.warn({ message, job: id, ...(key === null ? {} : { key }), attempts, error });
    count(name, 'retried');
    const runAt = new Date(clock.now().getTime() + backOffMs(backOff, attempts));
    await queries.putOff(job, runAt, error).catch((cause: unknown) => {
      // A stopping process may have closed the database by now: then the lease ends by itself.
      if (!this.isStopping) throw cause;
    });
  }

  private async giveUp(job: LeasedJob<P>, reason: string): Promise<void> {
    const { queries, clock, count } = this.context;
    const { name, givenUp } = this.definition;
    this.logger.error(`${givenUp} after ${job.attempts} tries (${reason})`);
    count(name, 'failed');
    await queries.fail(job, clock.now(), reason);
  }
}
