import { Body, Controller, Param } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { jsonAnswer } from '../../platform/http/json-answer.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { WriteGroupBody } from './dto/write-group.body.js';
import { GroupDetails, GroupView, groupJson, groupsJson } from './group.view.js';
import { GroupsService } from './groups.service.js';

@ApiTags('groups')
@Controller()
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  /** All groups with their keys and values. */
  @Call('listGroups', [GroupDetails])
  async list(@CurrentMember() member: Member): Promise<StreamableFile> {
    const { groups, keys } = await this.groups.list(member);
    return jsonAnswer(groupsJson(groups, keys));
  }

  /** One group with its keys and values. */
  @Call('readGroup', GroupDetails)
  async get(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
  ): Promise<StreamableFile> {
    const { group, keys } = await this.groups.get(member, groupId);
    return jsonAnswer(groupJson(group, keys));
  }

  /** A new group, empty. */
  @Call('createGroup')
  create(@CurrentMember() member: Member, @Body() { name }: WriteGroupBody): Promise<GroupView> {
    return this.groups.create(member, name);
  }

  /** Another name for a group. */
  @Call('renameGroup')
  rename(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
    @Body() { name }: WriteGroupBody,
  ): Promise<GroupView> {
    return this.groups.rename(member, groupId, name);
  }
}
