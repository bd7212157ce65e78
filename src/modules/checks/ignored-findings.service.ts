import { Injectable } from '@nestjs/common';

import type { FindingRef } from '#core/api/checks.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import { ForbiddenError, NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { ContentChanged } from '../content/content-changed.js';
import type { Member } from '../members/member.js';
import { IgnoredFindingsQueries } from './ignored-findings.queries.js';

/** Ignores findings of values, each until the source text changes. Repeating a call changes nothing. */
@Injectable()
export class IgnoredFindingsService {
  constructor(
    private readonly queries: IgnoredFindingsQueries,
    private readonly events: Events,
  ) {}

  async setIgnored(
    member: Member,
    { keyId, valueId }: { keyId: number; valueId: number },
    finding: FindingRef,
    isIgnored: boolean,
  ): Promise<void> {
    const change = await this.queries.change(member, keyId, valueId, finding, isIgnored);
    if (change === null) throw new NotFoundError(ErrorCode.NotExistingValue);
    if (!change.mayWrite) throw new ForbiddenError(ErrorCode.Unauthorized);
    if (isIgnored && change.isFull) throw new RuleError(ErrorCode.LimitReached);
    if (!change.isChanged) return;
    const action = isIgnored ? 'value.finding_ignored' : 'value.finding_restored';
    const { languageId } = change;
    this.events.publish(new ContentChanged(member, 'edit', [{ action, keyId, languageId, valueId }]));
  }
}
