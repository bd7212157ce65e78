import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { Config } from '../../platform/config/config.js';
import { TooLargeError } from '../../platform/errors/domain.error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { KeyedSemaphore, Semaphore } from '../../platform/semaphore.js';
import { bringsFiles } from './import-limits.js';

/**
 * Imports one after the other in each project, and few at once in the process. They wait here, before they take one of
 * the connections of long statements: the imports of one project do not keep the others from theirs.
 */
@Injectable()
export class ImportTurns {
  private readonly ofProcess: Semaphore;
  private readonly ofProjects: KeyedSemaphore<number>;

  private taken = 0;

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
    this.ofProcess = new Semaphore({ concurrency: config.importsAtOnce, queue: config.importsWaiting });
    this.ofProjects = new KeyedSemaphore({ concurrency: 1, queue: config.importsWaiting });
    metrics.gauge('imports', 'Imports of files', 'state', {
      running: () => this.ofProcess.running,
      waiting: () => this.taken - this.ofProcess.running,
    });
  }

  /**
   * Does `work` when it is its turn; without files there is nothing to wait for.
   * @param projectId null: a project that is not there yet
   * @throws TooLargeError when the files hold too many keys, UnavailableError when too many imports wait already
   */
  async take<T>(
    projectId: number | null,
    groups: readonly CatalogueGroup[] | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    if (groups === undefined || !bringsFiles({ groups })) return work();
    if (countKeys(groups) > this.config.importKeyLimit) throw new TooLargeError(ErrorCode.PayloadTooLarge);
    return this.queue(projectId, work);
  }

  /**
   * The same for what writes as many rows without files.
   * @throws UnavailableError when too many imports wait already
   */
  async queue<T>(projectId: number | null, work: () => Promise<T>): Promise<T> {
    const inProcess = (): Promise<T> => this.ofProcess.run(work);
    this.taken += 1;
    try {
      return await (projectId === null ? inProcess() : this.ofProjects.run(projectId, inProcess));
    } finally {
      this.taken -= 1;
    }
  }
}

const countKeys = (groups: readonly CatalogueGroup[]): number =>
  groups.reduce((count, { keys }) => count + keys.length, 0);
