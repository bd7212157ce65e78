import { Injectable } from '@nestjs/common';

import type { ChangeSetRevert } from '#core/api/change-sets.js';

import { BlockingChecks } from '../checks/blocking-checks.service.js';
import { RevertFilesQueries } from '../files/revert-files.queries.js';
import type { IdRange } from '../history/id-ranges.js';
import { RevertPluralMode } from '../plurals/revert-plural-mode.service.js';
import { RemoveCreatedQueries } from './remove-created.queries.js';
import { RestoreDeletedQueries } from './restore-deleted.queries.js';
import { RestoreKeysQueries } from './restore-keys.queries.js';
import { RestoreValuesQueries } from './restore-values.queries.js';
import { sumOf } from './revert-counts.js';
import type { Reverting } from './revert-counts.js';
import { RevertState } from './revert-state.queries.js';

/** The steps of a revert, in their order. */
@Injectable()
export class RevertSteps {
  constructor(
    private readonly state: RevertState,
    private readonly values: RestoreValuesQueries,
    private readonly keys: RestoreKeysQueries,
    private readonly deleted: RestoreDeletedQueries,
    private readonly created: RemoveCreatedQueries,
    private readonly files: RevertFilesQueries,
    private readonly plurals: RevertPluralMode,
    private readonly checks: BlockingChecks,
  ) {}

  /** Removes what was created first, so that what was deleted finds its name free. */
  async revert(reverting: Reverting): Promise<ChangeSetRevert & { texts: number; formIds: IdRange[] }> {
    const summary = await this.state.summaryOf(reverting.projectId, reverting.changeSetId);
    const mode = await this.plurals.revert({ ...reverting, summary });
    const values = await this.values.restoreValues(reverting);
    const keys = await this.created.removeKeys(reverting, summary);
    const groups = await this.created.removeGroups(reverting, summary);
    const renamedFiles = await this.files.renameFiles(reverting);
    const backFiles = await this.files.restoreFiles(reverting);
    const movedGroups = await this.files.moveGroups(reverting);
    await this.files.returnProfiles(reverting);
    const gone = await this.created.removeLanguages(reverting, summary);
    const back = await this.deleted.restoreLanguages(reverting);
    const backGroups = await this.deleted.restoreGroups(reverting);
    const backKeys = await this.deleted.restoreKeys(reverting);
    if (back.restored + backKeys.restored > 0) await this.state.assertWithinLimits(reverting.projectId);
    const changedKeys = await this.keys.restoreKeys(reverting, summary);
    if (back.restored + backKeys.restored + changedKeys.restored > 0)
      await this.plurals.fitRestored(reverting);
    // Again: keys of them may have gone back to other groups.
    const emptied = await this.created.removeGroups(reverting, summary);
    const goneFiles = await this.files.removeFiles(reverting);
    const ofGroups = { ...emptied, restored: groups.restored + emptied.restored };
    const ofFiles = [renamedFiles, backFiles, movedGroups, goneFiles];
    const counts = [mode, values, keys, ofGroups, gone, back, backGroups, backKeys, changedKeys, ...ofFiles];
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
}
