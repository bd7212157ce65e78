import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { WHOLE_PROJECT } from '../content/write-limits.js';
import { ChangePluralModeBody } from './dto/change-plural-mode.body.js';
import { PluralModeService } from './plural-mode.service.js';
import { PluralModeChange } from './plural-mode.view.js';

@ApiTags('projects')
@Controller()
export class PluralModeController {
  constructor(private readonly plurals: PluralModeService) {}

  /**
   * Changes the plural mode of a project
   * @remarks In `strict` mode, every plural has the forms zero, one and other; in `cldr` mode, the forms that CLDR
   * defines for the tag of each language and, where a text is written for it, exactly 0 (`=0`). Texts for zero become
   * texts for exactly 0, and the reverse. Removes texts of forms that no longer exist. The change is a change set:
   * reverting it restores them.
   */
  @Call('changePluralMode')
  @RateLimited(WHOLE_PROJECT)
  change(@CurrentMember() member: Member, @Body() body: ChangePluralModeBody): Promise<PluralModeChange> {
    return this.plurals.changePluralMode(member, body);
  }
}
