import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { RowId, rowId } from '../../platform/http/validation/row-id.pipe.js';
import { ValueView } from '../content/value.view.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { ActivityService } from './activity.service.js';
import { ActivityPage } from './activity.view.js';
import { ActivityQuery } from './dto/activity.query.js';
import { limitOf, PageQuery } from '../content/dto/page.query.js';
import { RevertBody } from './dto/revert.body.js';
import { RevertService } from './revert.service.js';

@ApiTags('activity')
@Controller()
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly reverting: RevertService,
  ) {}

  /**
   * Lists the changes made to a project
   * @remarks The newest comes first.
   */
  @Call('listActivity')
  list(@CurrentMember() member: Member, @Query() query: ActivityQuery): Promise<ActivityPage> {
    const filter = {
      before: idOrNull(query.before),
      userId: idOrNull(query.userId),
      languageId: idOrNull(query.languageId),
      keyId: idOrNull(query.keyId),
      changeSetId: idOrNull(query.changeSetId),
      isCollapsed: query.collapse === 'true',
    };
    return this.activity.list(member, filter, limitOf(query));
  }

  /**
   * Lists the changes made to a value
   * @remarks The newest comes first.
   */
  @Call('listHistoryOfValue')
  ofValue(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @Query() query: PageQuery,
  ): Promise<ActivityPage> {
    const before = idOrNull(query.before);
    return this.activity.ofValue(member, { keyId, valueId, before }, limitOf(query));
  }

  /**
   * Reverts a change to a text or review status
   * @remarks Requires the right that the change itself required: `canWriteValue` for a text, `canWriteStatus` for a
   * review status. Refused with 409 if the value has changed since, unless `force` is true.
   */
  @Call('revertChange')
  revert(
    @CurrentMember() member: Member,
    @Param('activityId', RowId) activityId: number,
    @Body() { force }: RevertBody,
  ): Promise<ValueView> {
    return this.reverting.revert(member, activityId, force);
  }
}

const idOrNull = (text: string | undefined): number | null => (text === undefined ? null : rowId(text));
