import { Body, Controller, Req } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';

import type { ReplaceValues } from '#core/api/bulk.js';

import { RateLimited } from '../../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../../platform/http/client/request-id.js';
import { Call } from '../../identity/call.js';
import { CurrentMember } from '../../members/member.js';
import type { Member } from '../../members/member.js';
import { BULK_CHANGE, REPLACEMENTS } from '../../content/write-limits.js';
import { BulkBody } from './bulk.body.js';
import { BulkService } from './bulk.service.js';
import { BulkResultView, ReplaceResultView } from './bulk.view.js';
import { ReplaceBody } from './replace.body.js';
import { ReplaceService } from './replace.service.js';
import { ReplacementsBody } from './replacements.js';

@ApiTags('translations')
@Controller()
export class BulkController {
  constructor(
    private readonly bulk: BulkService,
    private readonly replacing: ReplaceService,
  ) {}

  /**
   * Changes up to 1,000 keys at once
   * @remarks Changes either all of them or none. The required permission is that of the call for one key or value:
   * `canWriteStatus` to review, `canWriteValue` to fill, `canWriteKey` for other actions. Empty values are never
   * reviewed. For more keys, call it again with `changeSetId`, and with `after` for a filter: all changes then belong to
   * one change set.
   */
  @Call('changeInBulk')
  @RateLimited(BULK_CHANGE)
  changeInBulk(
    @CurrentMember() member: Member,
    @Body() body: BulkBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<BulkResultView> {
    return this.bulk.changeInBulk(member, body, requestId);
  }

  /**
   * Updates the texts of up to 10,000 values
   * @remarks Writes a text only if the value still has the given version; other values are kept and counted. The written
   * values get the status `modified`. For more values, call it again with `changeSetId`.
   */
  @Call('replaceValues')
  @RateLimited(REPLACEMENTS)
  @ApiBody({ type: ReplaceBody })
  replace(
    @CurrentMember() member: Member,
    @Body(ReplacementsBody) body: ReplaceValues,
  ): Promise<ReplaceResultView> {
    return this.replacing.replace(member, body);
  }
}
