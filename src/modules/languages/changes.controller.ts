import { Body, Controller } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { IMPORT_OF_LANGUAGES } from '../content/write-limits.js';
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
   * it also removes the new languages. A member with limited languages may only import into those that they may write,
   * and new ones.
   */
  @Call('applyChanges')
  @ApiConflictResponse({ type: MovedValueView, isArray: true })
  @RateLimited(IMPORT_OF_LANGUAGES)
  apply(@CurrentMember() member: Member, @Body() body: ApplyChangesBody): Promise<AppliedChangesView> {
    return this.changes.applyChanges(member, body);
  }
}
