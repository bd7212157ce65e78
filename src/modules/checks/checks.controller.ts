import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { CheckSettingsService } from './check-settings.service.js';
import { CheckTextsService } from './check-texts.service.js';
import { MANY_TEXTS } from './checks-limit.js';
import { CheckedTextView, CheckSettingsView } from './checks.view.js';
import { CheckTextsBody } from './dto/check-texts.body.js';
import { FindingBody } from './dto/finding.body.js';
import { UpdateChecksBody } from './dto/update-checks.body.js';
import { IgnoredFindingsService } from './ignored-findings.service.js';

@ApiTags('checks')
@Controller()
export class ChecksController {
  constructor(
    private readonly settings: CheckSettingsService,
    private readonly texts: CheckTextsService,
    private readonly ignored: IgnoredFindingsService,
  ) {}

  /** Returns the check settings of a project */
  @Call('readChecks')
  read(@CurrentMember() member: Member): Promise<CheckSettingsView> {
    return this.settings.readChecks(member);
  }

  /**
   * Updates the severities of checks, and whether errors block validation
   * @remarks Values that are already validated keep their status.
   */
  @Call('updateChecks')
  update(@CurrentMember() member: Member, @Body() body: UpdateChecksBody): Promise<CheckSettingsView> {
    return this.settings.updateChecks(member, body);
  }

  /**
   * Checks up to 1,000 texts of a language
   * @remarks Returns the findings of each text, in the order of the texts, with the severities of the language. Nothing is
   * stored. The checks that compare several keys are left out.
   */
  @Call('checkTexts')
  @RateLimited(MANY_TEXTS)
  check(@CurrentMember() member: Member, @Body() body: CheckTextsBody): Promise<CheckedTextView[]> {
    return this.texts.checkTexts(member, body);
  }

  /**
   * Ignores a finding of a value
   * @remarks It stays ignored until the source text changes, even if the translation does.
   */
  @Call('ignoreFinding')
  ignore(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @Body() finding: FindingBody,
  ): Promise<void> {
    return this.ignored.setIgnored(member, { keyId, valueId }, finding, true);
  }

  /** Restores an ignored finding of a value */
  @Call('restoreFinding')
  restore(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @Body() finding: FindingBody,
  ): Promise<void> {
    return this.ignored.setIgnored(member, { keyId, valueId }, finding, false);
  }
}
