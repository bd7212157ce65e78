import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { ValueView } from '#core/api/translations.js';
import { isRevertible } from '#core/domain/history.js';

import { Database } from '../../platform/database/database.js';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RuleError,
} from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { BlockingChecks } from '../checks/blocking-checks.service.js';
import { ContentChanged, valueChange } from '../content/content-changed.js';
import type { Member } from '../members/member.js';
import { RevertQueries } from './revert.queries.js';
import type { Revert } from './revert.queries.js';

@Injectable()
export class RevertService {
  constructor(
    private readonly database: Database,
    private readonly queries: RevertQueries,
    private readonly checks: BlockingChecks,
    private readonly events: Events,
  ) {}

  /**
   * Reverts one change of a text or status and returns the value. With `force`, reverting again succeeds without a
   * change.
   */
  async revert(member: Member, activityId: number, force: boolean): Promise<ValueView> {
    const revert = await this.database.transaction(() => this.revertNow(member, activityId, force));
    if (revert === null) throw new NotFoundError(ErrorCode.NotExistingActivity);
    const { action, value, mayWrite, isNewest, isEmptyValid, isChanged } = revert;
    if (!isRevertible(action)) throw new RuleError(ErrorCode.NotRevertible);
    if (value === null) throw new NotFoundError(ErrorCode.NotExistingValue);
    if (!mayWrite) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (!isChanged && !isNewest && !force) throw new ConflictError(ErrorCode.Conflict, { current: value });
    if (isEmptyValid) throw new RuleError(ErrorCode.EmptyValue);
    if (isChanged) this.events.publish(new ContentChanged(member, 'revert', [valueChange(action, value)]));
    return value;
  }

  /** A text with errors is restored as `modified`, where the project blocks them. A confirmation leaves the status. */
  private async revertNow(member: Member, activityId: number, force: boolean): Promise<Revert | null> {
    const revert = await this.queries.revert(member, activityId, force);
    if (!revert?.isChanged || revert.value === null || revert.action === 'value.confirmed') return revert;
    const { value } = revert;
    if (value.status !== 'validated') return revert;
    const place = { projectId: member.projectId, actorId: member.userId, changeSetId: null };
    const demoted = await this.checks.demote({ ...place, source: 'revert', ids: [value.id, value.id] });
    const version = demoted.get(value.id);
    return version === undefined ? revert : { ...revert, value: { ...value, status: 'modified', version } };
  }
}
