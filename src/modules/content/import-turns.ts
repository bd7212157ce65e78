import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { Config } from '../../platform/config/config.js';
import { TooLargeError } from '../../platform/errors/domain.error.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { KeyedSemaphore, Semaphore } from '../../platform/semaphore.js';

/**
 * Runs imports one by one per project, and few at once per process. They wait here before they take a connection for
 * long statements, so that the imports of one project do not block those of others.
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
   * @param catalogues of files, one per language
   * @throws TooLargeError if a language has too many keys
   */
  assertSize(catalogues: readonly (readonly CatalogueGroup[])[]): void {
    if (catalogues.some((groups) => countKeys(groups) > this.config.importKeyLimit))
      throw new TooLargeError(ErrorCode.PayloadTooLarge);
  }

  /**
   * Runs `work` in turn.
   * @param projectId null: a project that does not exist yet
   * @throws UnavailableError if too many imports are waiting
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
