import { Body, Controller, Req } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';

import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { CurrentCaller } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { IMPORT_CALLS, IMPORTED_TEXTS } from '../content/write-limits.js';
import { MovedValueView } from '../translations/moved-value.view.js';
import { ChangesService } from './changes.service.js';
import { AppliedChangesView } from './changes.view.js';
import { ApplyChangesBody } from './dto/apply-changes.body.js';

@ApiTags('languages')
@Controller()
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  /**
   * Imports files into several languages
   * @remarks Creates the languages that the project lacks. All languages are imported or none, as one change set: reverting
   * it also removes the new languages. An import that is too large for one call comes in slices: each with `hasMore` but the
   * last, each but the first with the `changeSetId` of the one before. Each slice is saved on its own: a refused or abandoned
   * import leaves the slices before it, and reverting the change set takes them back. A member with limited languages may only import into those that they may write,
   * and new ones.
   */
  @Call('applyChanges')
  @ApiConflictResponse({ type: MovedValueView, isArray: true })
  @RateLimited(IMPORTED_TEXTS, IMPORT_CALLS)
  apply(
    @CurrentMember() member: Member,
    @CurrentCaller() { uid }: Caller,
    @Body() body: ApplyChangesBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<AppliedChangesView> {
    return this.changes.applyChanges(member, uid, body, requestId);
  }
}
