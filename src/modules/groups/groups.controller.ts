import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';

import { jsonAnswer } from '../../platform/http/json-answer.js';
import { Refuses } from '../../platform/http/refuses.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { AnyMember, RequirePermission } from '../identity/access.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { READING, WRITING } from '../members/refusals.js';
import { WriteGroupBody } from './dto/write-group.body.js';
import { GroupDetails, GroupView, groupJson, groupsJson } from './group.view.js';
import { GroupsService } from './groups.service.js';

@ApiTags('groups')
@ApiBearerAuth()
@ApiParam({ name: 'projectId', type: Number })
@Controller('projects/:projectId/groups')
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  /** All groups with their keys and values. */
  @Get()
  @AnyMember()
  @ApiOkResponse({ type: [GroupDetails] })
  @Refuses(READING)
  async list(@CurrentMember() member: Member): Promise<StreamableFile> {
    const { groups, keys } = await this.groups.list(member);
    return jsonAnswer(groupsJson(groups, keys));
  }

  /** One group with its keys and values. */
  @Get(':groupId')
  @AnyMember()
  @ApiOkResponse({ type: GroupDetails })
  @Refuses({ ...READING, 404: ['not_existing_group'] })
  async get(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
  ): Promise<StreamableFile> {
    const { group, keys } = await this.groups.get(member, groupId);
    return jsonAnswer(groupJson(group, keys));
  }

  @Post()
  @RequirePermission('canWriteGroup')
  @Refuses({ ...WRITING, 422: ['group_already_exists'] })
  create(@CurrentMember() member: Member, @Body() { name }: WriteGroupBody): Promise<GroupView> {
    return this.groups.create(member, name);
  }

  @Patch(':groupId')
  @RequirePermission('canWriteGroup')
  @Refuses({ ...WRITING, 404: ['not_existing_group'], 422: ['group_already_exists'] })
  rename(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
    @Body() { name }: WriteGroupBody,
  ): Promise<GroupView> {
    return this.groups.rename(member, groupId, name);
  }
}
