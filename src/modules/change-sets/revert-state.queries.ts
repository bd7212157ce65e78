import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';

import { ChangeSet, Key, Language } from '../../entities/index.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { RuleError } from '../../platform/errors/domain.error.js';
import { actionOf } from '../history/action.sql.js';
import type { ChangeSetSummary } from '../history/change-set-summary.js';
import type { StoredChange } from './revert-changes.js';
import type { Reverting } from './revert-counts.js';

// A reverted revert leaves the change set as it was before: it can be reverted again.
const MARK = `
  UPDATE change_set SET reverted_by_id = CASE WHEN id = $2 THEN $3::bigint END
  WHERE project_id = $1 AND (id = $2 OR reverted_by_id = $2)`;

const CHANGES = `
  SELECT ${actionOf('h')} AS action, h.group_id AS "groupId", h.key_id AS "keyId", h.language_id AS "languageId",
    h.value_id AS "valueId", h.version
  FROM history h WHERE h.project_id = $1 AND h.change_set_id = $2 ORDER BY h.id LIMIT $3`;

/** Reads the stored data of a change set, and the size of its project. */
@Injectable()
export class RevertState {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  async summaryOf(projectId: number, id: number): Promise<ChangeSetSummary> {
    const [row] = await this.database
      .repository(ChangeSet)
      .find({ select: { summary: true }, where: { projectId, id } });
    return row?.summary ?? {};
  }

  /** At most `limit` changes of the revert, from its history. */
  changesOf({ projectId, revertId }: Reverting, limit: number): Promise<StoredChange[]> {
    return this.database.query<StoredChange>(CHANGES, [projectId, revertId, limit]);
  }

  async markReverted({ projectId, changeSetId, revertId }: Reverting): Promise<void> {
    await this.database.query(MARK, [projectId, changeSetId, revertId]);
  }

  /** @throws RuleError if the project has too many keys or languages */
  async assertWithinLimits(projectId: number): Promise<void> {
    const keys = await this.database.repository(Key).countBy({ projectId });
    const languages = await this.database.repository(Language).countBy({ projectId });
    if (keys > this.config.projectKeyLimit || languages > this.config.projectLanguageLimit)
      throw new RuleError(ErrorCode.LimitReached);
  }
}
