import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { WHOLE_PROJECT } from '../translations/import-limits.js';
import { ChangePluralModeBody } from './dto/change-plural-mode.body.js';
import { PluralModeService } from './plural-mode.service.js';
import { PluralModeChange } from './plural-mode.view.js';

@ApiTags('projects')
@Controller()
export class PluralModeController {
  constructor(private readonly plurals: PluralModeService) {}

  /**
   * Changes how the plurals of a project are kept
   * @remarks In `strict` mode every plural has the forms zero, one and other; in `cldr` mode those that CLDR gives the tag
   * of each language, and, where somebody writes a text for it, exactly 0 (`=0`). Texts for zero become those for exactly
   * 0, and the other way round. Texts of forms that there are no longer are removed. The change is a change set: reverting
   * it brings them back.
   */
  @Call('changePluralMode')
  @RateLimited(WHOLE_PROJECT)
  change(@CurrentMember() member: Member, @Body() body: ChangePluralModeBody): Promise<PluralModeChange> {
    return this.plurals.changePluralMode(member, body);
  }
}
