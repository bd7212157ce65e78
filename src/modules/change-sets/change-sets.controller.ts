import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { RowId, rowId } from '../../platform/http/validation/row-id.pipe.js';
import { limitOf } from '../content/dto/page.query.js';
import { Call } from '../identity/call.js';
import { sendChangeSet } from '../history/change-set-header.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { REVERT } from '../content/write-limits.js';
import { ChangeSetReads } from './change-set-reads.js';
import { ChangeSetPage, ChangeSetRevertView } from './change-set.view.js';
import { ChangeSetsQuery } from './dto/change-sets.query.js';
import { RevertChangeSetBody } from './dto/revert-change-set.body.js';
import { RevertChangeSetService } from './revert-change-set.service.js';

@ApiTags('activity')
@Controller()
export class ChangeSetsController {
  constructor(
    private readonly reads: ChangeSetReads,
    private readonly reverting: RevertChangeSetService,
  ) {}

  /**
   * Lists the change sets of a project
   * @remarks A change set contains changes that were made together: an import, the deletion of a key, group or language, a
   * change in bulk, a replacement of texts, a changed kind of a key, or a revert of these. The newest comes first.
   */
  @Call('listChangeSets')
  list(@CurrentMember() member: Member, @Query() query: ChangeSetsQuery): Promise<ChangeSetPage> {
    const before = query.before === undefined ? null : rowId(query.before);
    return this.reads.list(member, { before, kind: query.kind ?? null }, limitOf(query));
  }

  /**
   * Reverts a change set
   * @remarks Possible for 30 days. Requires `canWriteProject`, or, for the author of the change set, the rights that its
   * changes required. A member with limited languages may only revert changes in languages they may write. What has been
   * changed since is kept. The revert is a change set itself and can be reverted.
   */
  @Call('revertChangeSet')
  @RateLimited(REVERT)
  async revert(
    @CurrentMember() member: Member,
    @Param('changeSetId', RowId) changeSetId: number,
    @Body() { dryRun }: RevertChangeSetBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangeSetRevertView> {
    const { counts, revertId } = await this.reverting.revertChangeSet(member, changeSetId, dryRun);
    sendChangeSet(response, revertId);
    return counts;
  }
}
