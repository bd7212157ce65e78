import { Injectable } from '@nestjs/common';

import type { PluralFormCounts } from '#core/api/projects.js';
import type { HistorySource } from '#core/domain/history.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { HistoryService } from '../history/history.service.js';
import type { IdRange } from '../history/id-ranges.js';
import { PluralFormsQueries } from './plural-forms.queries.js';
import type { Filled, LanguageCounts } from './plural-forms.queries.js';

/** Where to record a change of mode. */
export interface PluralPlace {
  projectId: number;
  actorId: number;
  changeSetId: number;
}

interface FormsChange {
  languages: ({ languageId: number } & PluralFormCounts)[];
  /** The values that were created; empty if none. */
  formIds: IdRange[];
}

/** Changes the plurals of a project for a change of mode. Needs the exclusive lock of the project. */
@Injectable()
export class PluralForms {
  constructor(
    private readonly queries: PluralFormsQueries,
    private readonly history: HistoryService,
  ) {}

  async count(projectId: number): Promise<{ mode: PluralMode; keys: number }> {
    return {
      mode: await this.queries.modeOf(projectId),
      keys: await this.queries.countPluralKeys(projectId),
    };
  }

  /** In `strict` mode, missing forms take the text of `other`. */
  async change(place: PluralPlace, from: PluralMode, to: PluralMode): Promise<FormsChange> {
    const { projectId, changeSetId } = place;
    await this.record(place, { from, to, source: 'edit' });
    await this.queries.setMode(projectId, to);
    const fitted = await this.queries.fit(projectId, changeSetId, to);
    const filled = await this.queries.fill(projectId, to === 'strict');
    const languages = await this.queries.languages(projectId);
    return {
      languages: languages.map(({ id }) => countsOf(id, [...fitted, ...filled])),
      formIds: rangeOf(filled),
    };
  }

  async record(
    { projectId, actorId, changeSetId }: PluralPlace,
    { from, to, source }: { from: PluralMode; to: PluralMode; source: HistorySource },
  ): Promise<void> {
    await this.history.record({
      projectId,
      actorId,
      action: 'project.plural_mode_changed',
      source,
      changeSetId,
      old: { pluralMode: from },
      new: { pluralMode: to },
    });
  }
}

function countsOf(
  languageId: number,
  counts: readonly LanguageCounts[],
): { languageId: number } & PluralFormCounts {
  const sum = { languageId, created: 0, moved: 0, removed: 0 };
  for (const count of counts) {
    if (count.languageId !== languageId) continue;
    sum.created += count.created ?? 0;
    sum.moved += count.moved ?? 0;
    sum.removed += count.removed ?? 0;
  }
  return sum;
}

/** Nobody else can create values in the project meanwhile, so that the range contains only these. */
export const rangeOf = (filled: readonly Filled[]): IdRange[] =>
  filled.length === 0
    ? []
    : [[Math.min(...filled.map(({ first }) => first)), Math.max(...filled.map(({ last }) => last))]];
