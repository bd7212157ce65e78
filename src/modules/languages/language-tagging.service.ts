import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';

import { MINUTE_MS, SECOND_MS } from '#core/domain/durations.js';
import { guessTags } from '#core/domain/languages/language-tag.js';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';
import type { JobQueue } from '../../platform/jobs/job-queue.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { inSlices } from '../../platform/slices.js';
import { LanguagesQueries } from './languages.queries.js';
import type { LanguagePlace } from './languages.queries.js';

/** The number of languages that one job tags: a stopping process can finish it. */
const SLICE = 100;

/**
 * Tags the languages of older releases by their names, once: a migration adds the first job, and each job the next, which
 * begins after its `LanguagePlace`. Those whose guess fails or is taken stay without a tag.
 */
@Injectable()
export class LanguageTaggingService implements OnApplicationBootstrap {
  private readonly queue: JobQueue<LanguagePlace>;

  constructor(
    jobs: Jobs,
    private readonly database: Database,
    private readonly background: Background,
    private readonly queries: LanguagesQueries,
  ) {
    this.queue = jobs.queue({
      name: 'language_tagging',
      context: 'Languages',
      retried: 'Languages could not be tagged yet',
      givenUp: 'Tagging languages was given up',
      backOff: { first: 10 * SECOND_MS, longest: 10 * MINUTE_MS },
      leaseMs: 5 * MINUTE_MS,
      run: (place: LanguagePlace) => this.tagAfter(place),
    });
  }

  onApplicationBootstrap(): void {
    this.background.run('Tagging languages', () => this.queue.work());
  }

  private async tagAfter(place: LanguagePlace): Promise<void> {
    const languages = await this.queries.untaggedAfter(place, SLICE);
    const tags = await inSlices(guessTags(languages.map(({ name }) => name)));
    for (const [index, { projectId, languageId }] of languages.entries()) {
      const tag = tags[index] ?? null;
      if (tag !== null)
        await this.database.transaction(() => this.queries.tagIfFree(projectId, languageId, tag));
    }
    const last = languages.at(-1);
    if (last === undefined || languages.length < SLICE) return;
    const { projectId, languageId } = last;
    // With a key: a job that runs twice is followed by one.
    await this.queue.add({ projectId, languageId }, { key: `${projectId}/${languageId}` });
  }
}
