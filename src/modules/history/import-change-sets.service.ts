import { Injectable } from '@nestjs/common';

import { HOUR_MS } from '#core/domain/durations.js';

import type { ChangeSetSummary } from './change-set-summary.js';
import { ChangeSetsService } from './change-sets.service.js';
import type { CreatedRows } from './id-ranges.js';
import { SlicedChangeSets } from './sliced-change-sets.service.js';

/** Who imports into which project. */
interface Importing {
  projectId: number;
  actorId: number;
}

/** The part of an import that one call brings. */
export interface ImportSlice {
  /** The change set of the slices before. Absent: this is the first one. */
  changeSetId?: number | undefined;
  /** Whether further slices follow. */
  hasMore?: boolean | undefined;
}

export interface OpenImport {
  projectId: number;
  id: number;
  earlier: Pick<ChangeSetSummary, 'groupIds' | 'keyIds' | 'otherValueIds'>;
}

/** Abandoned imports are closed after this time. */
const OPEN_MS = HOUR_MS;

/** Change sets of imports, to which several calls may add, one slice each. */
@Injectable()
export class ImportChangeSets {
  constructor(
    private readonly changeSets: ChangeSetsService,
    private readonly sliced: SlicedChangeSets,
  ) {}

  /**
   * Inside the transaction of a slice, under the exclusive lock of the project: opens a change set, or continues the
   * caller's own.
   * @throws NotFoundError if there is no import of this id in the project that waits for slices, ForbiddenError if it is
   * another member's, ConflictError if it was reverted
   */
  async begin(by: Importing, { changeSetId }: ImportSlice): Promise<OpenImport> {
    const { projectId } = by;
    const kind = 'import';
    if (changeSetId === undefined) {
      const id = await this.changeSets.open({ ...by, kind, summary: {} });
      return { projectId, id, earlier: {} };
    }
    const slice = { ...by, kind, summary: { isOpen: true } } as const;
    const earlier = await this.sliced.continued(slice, changeSetId, OPEN_MS);
    const { lastValueId: before = 0, otherValueIds = [] } = earlier;
    const now = await this.changeSets.lastValueId(projectId);
    const others: [number, number][] = now > before ? [[before + 1, now]] : [];
    return {
      projectId,
      id: changeSetId,
      earlier: { ...earlier, otherValueIds: [...otherValueIds, ...others] },
    };
  }

  /** Adds what the slice has created. */
  async end(
    { projectId, id, earlier }: OpenImport,
    created: CreatedRows,
    { hasMore = false }: ImportSlice,
  ): Promise<void> {
    const { groupIds = [], keyIds = [], otherValueIds = [] } = earlier;
    await this.changeSets.describe(projectId, id, {
      groupIds: [...groupIds, ...created.groupIds],
      keyIds: [...keyIds, ...created.keyIds],
      lastValueId: created.lastValueId,
      ...(otherValueIds.length > 0 && { otherValueIds }),
      ...(hasMore && { isOpen: true }),
    });
  }
}
