import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { RowId, rowId } from '../../platform/http/row-id.pipe.js';
import { ValueView } from '../content/value.view.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { ActivityService } from './activity.service.js';
import { ActivityPage } from './activity.view.js';
import { ActivityQuery } from './dto/activity.query.js';
import { limitOf, PageQuery } from './dto/page.query.js';
import { RevertBody } from './dto/revert.body.js';
import { RevertService } from './revert.service.js';

@ApiTags('activity')
@Controller()
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly reverting: RevertService,
  ) {}

  /** What happened to the project, the newest first, as far as the caller may read its languages. */
  @Call('listActivity')
  list(@CurrentMember() member: Member, @Query() query: ActivityQuery): Promise<ActivityPage> {
    const filter = {
      before: idOrNull(query.before),
      userId: idOrNull(query.userId),
      languageId: idOrNull(query.languageId),
      keyId: idOrNull(query.keyId),
    };
    return this.activity.list(member, filter, limitOf(query));
  }

  /** What happened to one value, the newest first. */
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

  /** Undoes one change of a text or status, by the right that the change itself needed: canWriteValue or canWriteStatus. */
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
