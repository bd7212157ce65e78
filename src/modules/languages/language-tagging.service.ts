import { Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';

import { guessTag } from '#core/domain/language-tag.js';

import { Background } from '../../platform/background.js';
import { Database } from '../../platform/database/database.js';
import { LanguagesQueries } from './languages.queries.js';

/** The number of languages that are read at once. */
const SLICE = 500;

interface Untagged {
  projectId: number;
  id: number;
  name: string;
}

const UNTAGGED = `
  SELECT project_id AS "projectId", id, name FROM language
  WHERE tag IS NULL AND (project_id, id) > ($1, $2) ORDER BY project_id, id LIMIT $3`;

/**
 * Tags the languages that have no tag after the start, by their names and in slices; those whose guess fails or is taken
 * stay without one. If interrupted, it continues at the next start; several processes may run it at the same time.
 */
@Injectable()
export class LanguageTaggingService implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly background: Background,
    private readonly queries: LanguagesQueries,
  ) {}

  onApplicationBootstrap(): void {
    this.background.run('Tagging languages', () => this.tagAll());
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  private async tagAll(): Promise<void> {
    let last: Pick<Untagged, 'projectId' | 'id'> | undefined = { projectId: 0, id: 0 };
    while (last !== undefined && !this.isStopping) {
      const slice: Untagged[] = await this.database.query(UNTAGGED, [last.projectId, last.id, SLICE]);
      for (const language of slice) if (!this.isStopping) await this.tag(language);
      last = slice.at(-1);
    }
  }

  private async tag({ projectId, id, name }: Untagged): Promise<void> {
    const tag = guessTag(name);
    if (tag === null) return;
    await this.database.transaction(() => this.queries.tagIfFree(projectId, id, tag));
  }
}
