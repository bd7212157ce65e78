import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { CHANGE_SET_DAYS } from '#core/domain/change-sets.js';
import type { ChangeSetKind } from '#core/domain/change-sets.js';
import { DAY_MS } from '#core/domain/durations.js';

import { ChangeSet } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, ForbiddenError, NotFoundError } from '../../platform/errors/domain.error.js';
import type { ChangeSetSummary } from './change-set-summary.js';
import { ChangeSetsService } from './change-sets.service.js';
import { CONTINUE_CHANGE_SET } from './sliced-change-sets.sql.js';

/** The properties that all slices of a change set share. */
interface Slice {
  projectId: number;
  actorId: number;
  kind: ChangeSetKind;
  /** The same for every slice; the rest of the summary is added. */
  summary: Pick<ChangeSetSummary, 'action' | 'isOpen'>;
}

export interface OpenChangeSet extends Slice {
  id: number;
  /** The changes of earlier slices; null for the first slice. */
  earlier: number | null;
}

interface Stored {
  actorId: number | null;
  isReverted: boolean;
  isSame: boolean;
  summary: ChangeSetSummary;
}

/** Change sets that several calls add to, one slice each. */
@Injectable()
export class SlicedChangeSets {
  constructor(
    private readonly database: Database,
    private readonly changeSets: ChangeSetsService,
  ) {}

  /**
   * Inside the transaction of a slice: opens a change set, or continues the caller's own.
   * @throws NotFoundError if there is no such set for these changes, ForbiddenError if it is another member's,
   * ConflictError if it was reverted
   */
  async begin(slice: Slice, id: number | undefined): Promise<OpenChangeSet> {
    if (id !== undefined) {
      const { changed = 0 } = await this.continued(slice, id);
      return { ...slice, id, earlier: changed };
    }
    return { ...slice, id: await this.changeSets.open(slice), earlier: null };
  }

  /** Adds the number of changes of a slice. Returns the id, or null if the set is empty, which removes it. */
  async end({ earlier, ...set }: OpenChangeSet, changed: number): Promise<number | null> {
    const { projectId, id, summary } = set;
    if (earlier === null && changed === 0) {
      await this.database.repository(ChangeSet).delete({ projectId, id });
      return null;
    }
    await this.changeSets.describe(projectId, id, { ...summary, changed: (earlier ?? 0) + changed });
    return id;
  }

  /**
   * Inside the transaction of a slice: the summary of the earlier slices, which no other call changes until its end.
   * @param withinMs since the first slice
   * @throws as `begin`
   */
  async continued(
    { projectId, actorId, kind, summary }: Slice,
    id: number,
    withinMs = CHANGE_SET_DAYS * DAY_MS,
  ): Promise<ChangeSetSummary> {
    const parameters = [projectId, id, kind, summary, withinMs / 1_000];
    const [stored] = await this.database.query<Stored>(CONTINUE_CHANGE_SET, parameters);
    if (!stored?.isSame) throw new NotFoundError(ErrorCode.NotExistingChangeSet);
    if (stored.actorId !== actorId) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (stored.isReverted) throw new ConflictError(ErrorCode.AlreadyReverted);
    return stored.summary;
  }
}
