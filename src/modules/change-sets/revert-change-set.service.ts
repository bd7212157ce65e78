import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';
import { ErrorCode } from '#core/api/error-codes.js';

import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { resultOf, RolledBack } from '../../platform/database/rolled-back.js';
import {
  ConflictError,
  ForbiddenError,
  GoneError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { ContentChanged } from '../content/content-changed.js';
import { BlockingChecks } from '../checks/blocking-checks.service.js';
import { SourceLanguages } from '../content/source-languages.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import type { IdRange } from '../history/id-ranges.js';
import { RevertPluralMode } from '../plurals/revert-plural-mode.service.js';
import { ImportTurns } from '../translations/import-turns.js';
import { mayRevert } from './change-set-facts.js';
import { ChangeSetsQueries } from './change-sets.queries.js';
import { RemoveCreatedQueries } from './remove-created.queries.js';
import { RestoreDeletedQueries } from './restore-deleted.queries.js';
import { RestoreValuesQueries } from './restore-values.queries.js';
import { changeIn, summarised } from './revert-changes.js';
import { sumOf } from './revert-counts.js';
import type { Reverting } from './revert-counts.js';
import { RevertState } from './revert-state.queries.js';

/** The number of changes that an event lists; a larger revert is one change, as an import is. */
const LISTED = 1_000;

@Injectable()
export class RevertChangeSetService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly turns: ImportTurns,
    private readonly changeSets: ChangeSetsService,
    private readonly queries: ChangeSetsQueries,
    private readonly state: RevertState,
    private readonly values: RestoreValuesQueries,
    private readonly deleted: RestoreDeletedQueries,
    private readonly created: RemoveCreatedQueries,
    private readonly plurals: RevertPluralMode,
    private readonly sources: SourceLanguages,
    private readonly checks: BlockingChecks,
    private readonly events: Events,
  ) {}

  /**
   * Reverts a change set, in one transaction and as a change set of its own. What has been changed since is kept. A dry
   * run makes the same changes and rolls them back, so that its counts are those of the revert.
   */
  async revertChangeSet(member: Member, id: number, dryRun: boolean): Promise<ChangeSetRevert> {
    await this.assertRevertible(member, id);
    const revert = (): Promise<ChangeSetRevert> =>
      this.database.importTransaction(async () => {
        const actor = await this.members.lockProject(member, 'exclusive');
        await this.assertRevertible(actor, id);
        const counts = await this.revert(actor, id);
        if (dryRun || isRefused(counts)) throw new RolledBack(counts);
        return counts;
      });
    return resultOf(() => this.turns.queue(member.projectId, revert));
  }

  /** Refused before the wait for a turn, and again under the lock. */
  private async assertRevertible(member: Member, id: number): Promise<void> {
    const [facts] = await this.queries.some(member, [id]);
    if (facts === undefined) throw new NotFoundError(ErrorCode.NotExistingChangeSet);
    if (!mayRevert(facts, member)) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (facts.revertedBy !== null) throw new ConflictError(ErrorCode.AlreadyReverted);
    if (facts.isExpired) throw new GoneError(ErrorCode.ChangeSetExpired);
  }

  private async revert(actor: Member, changeSetId: number): Promise<ChangeSetRevert> {
    const { projectId, userId: actorId } = actor;
    const revertId = await this.changeSets.open({ projectId, actorId, kind: 'revert', summary: {} });
    const reverting = { projectId, actorId, changeSetId, revertId };
    const { texts, formIds, ...counts } = await this.sources.watch(projectId, () => this.change(reverting));
    await this.changeSets.describe(projectId, revertId, {
      texts,
      formIds,
      lastValueId: await this.changeSets.lastValueId(projectId),
    });
    await this.state.markReverted(reverting);
    const rows = await this.state.changesOf(reverting, LISTED + 1);
    const changes = rows.length > LISTED ? [summarised(revertId)] : rows.map(changeIn);
    if (changes.length > 0) this.events.publish(new ContentChanged(actor, 'revert', changes));
    return counts;
  }

  /** What was created goes first, so that what was deleted finds its name free. */
  private async change(
    reverting: Reverting,
  ): Promise<ChangeSetRevert & { texts: number; formIds: IdRange[] }> {
    const summary = await this.state.summaryOf(reverting.projectId, reverting.changeSetId);
    const mode = await this.plurals.revert({ ...reverting, summary });
    const values = await this.values.restoreValues(reverting);
    const keys = await this.created.removeKeys(reverting, summary);
    const groups = await this.created.removeGroups(reverting, summary);
    const gone = await this.created.removeLanguages(reverting, summary);
    const back = await this.deleted.restoreLanguages(reverting);
    const backGroups = await this.deleted.restoreGroups(reverting);
    const backKeys = await this.deleted.restoreKeys(reverting);
    if (back.restored + backKeys.restored > 0) {
      await this.assertWithinLimits(reverting.projectId);
      await this.plurals.fitRestored(reverting);
    }
    const changedKeys = await this.values.restoreKeys(reverting);
    const counts = [mode, values, keys, groups, gone, back, backGroups, backKeys, changedKeys];
    const { projectId, actorId, revertId: changeSetId } = reverting;
    const unvalidated = await this.checks.countDemoted({
      projectId,
      actorId,
      changeSetId,
      source: 'revert',
    });
    return {
      ...sumOf(counts),
      ...unvalidated,
      texts: gone.texts + back.texts,
      formIds: mode.formIds,
    };
  }

  /** @throws RuleError if the project would have too many keys or languages */
  private async assertWithinLimits(projectId: number): Promise<void> {
    const { keys, languages } = await this.state.sizeOf(projectId);
    if (keys > this.config.projectKeyLimit || languages > this.config.projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
  }
}

/** Nothing can be reverted now, but perhaps later. A change set without anything left to revert is reverted. */
const isRefused = ({ restored, keptNewer, blocked }: ChangeSetRevert): boolean =>
  restored === 0 && keptNewer + blocked > 0;
