import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import {
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
} from '../../platform/errors/domain.error.js';
import type { ContentChange } from '../content/content-changed.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import { BaseLanguages } from '../content/base-languages.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import type { Member } from '../members/member.js';
import { mayRevert } from './change-set-facts.js';
import { ChangeSetsQueries } from './change-sets.queries.js';
import { changeIn, summarised } from './revert-changes.js';
import { RevertSteps } from './revert-steps.service.js';
import { RevertState } from './revert-state.queries.js';

/** The number of changes that an event lists; a larger revert is one change, as an import is. */
const LISTED = 1_000;

export interface Reverted {
  counts: ChangeSetRevert;
  /** The change set of the revert; null if nothing was changed. */
  revertId: number | null;
}

@Injectable()
export class RevertChangeSetService {
  constructor(
    private readonly changeSets: ChangeSetsService,
    private readonly queries: ChangeSetsQueries,
    private readonly state: RevertState,
    private readonly baseLanguages: BaseLanguages,
    private readonly steps: RevertSteps,
    private readonly transaction: ProjectTransaction,
  ) {}

  /**
   * Reverts a change set, in one transaction and as a change set of its own. Later changes are kept. A dry run makes
   * the same changes and rolls them back, so that its counts are those of the revert.
   */
  async revertChangeSet(member: Member, id: number, dryRun: boolean): Promise<Reverted> {
    await this.assertRevertible(member, id);
    return this.transaction.change(
      member,
      { lock: 'exclusive', pace: 'queued', source: 'revert' },
      async (actor) => {
        await this.assertRevertible(actor, id);
        const { counts, revertId, changes } = await this.revert(actor, id);
        const isRolledBack = dryRun || isRefused(counts);
        return { result: { counts, revertId: isRolledBack ? null : revertId }, changes, isRolledBack };
      },
    );
  }

  /** Refused before the wait for a turn, and again under the lock. */
  private async assertRevertible(member: Member, id: number): Promise<void> {
    const [facts] = await this.queries.some(member, [id]);
    if (facts === undefined) throw new NotFoundError(ErrorCode.NotExistingChangeSet);
    if (!mayRevert(facts, member)) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (facts.revertedBy !== null) throw new ConflictError(ErrorCode.AlreadyReverted);
    if (facts.isExpired) throw new GoneError(ErrorCode.ChangeSetExpired);
  }

  private async revert(
    { projectId, userId: actorId }: Member,
    changeSetId: number,
  ): Promise<Reverted & { changes: ContentChange[] }> {
    const revertId = await this.changeSets.open({ projectId, actorId, kind: 'revert', summary: {} });
    const reverting = { projectId, actorId, changeSetId, revertId };
    const { texts, formIds, ...counts } = await this.baseLanguages.watch(projectId, () =>
      this.steps.revert(reverting),
    );
    await this.changeSets.describe(projectId, revertId, {
      texts,
      formIds,
      lastValueId: await this.changeSets.lastValueId(projectId),
    });
    await this.state.markReverted(reverting);
    const rows = await this.state.changesOf(reverting, LISTED + 1);
    const changes = rows.length > LISTED ? [summarised(revertId)] : rows.map(changeIn);
    return { counts, revertId, changes };
  }
}

/** Nothing can be reverted now, but perhaps later. A change set without anything left to revert is reverted. */
const isRefused = ({ restored, keptNewer, blocked }: ChangeSetRevert): boolean =>
  restored === 0 && keptNewer + blocked > 0;
