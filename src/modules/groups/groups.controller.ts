import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { DETAILS } from '../content/details-limit.js';
import { Call } from '../identity/call.js';
import { sendChangeSet } from '../history/change-set-header.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { CreateGroupBody } from './dto/create-group.body.js';
import { WriteGroupBody } from './dto/write-group.body.js';
import { GroupDetails } from './group.view.js';
import { GroupsService } from './groups.service.js';

@ApiTags('groups')
@Controller()
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  /** Lists the groups with their keys and values */
  @Call('listGroups', [GroupDetails])
  @RateLimited(DETAILS)
  async list(
    @CurrentMember() member: Member,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.groups.listGroups(member)).answer(response);
  }

  /** Returns a group with its keys and values */
  @Call('readGroup', GroupDetails)
  async get(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.groups.get(member, groupId)).answer(response);
  }

  /** Creates an empty group */
  @Call('createGroup')
  create(@CurrentMember() member: Member, @Body() body: CreateGroupBody): Promise<GroupDetails> {
    return this.groups.createGroup(member, body);
  }

  /** Renames a group */
  @Call('renameGroup', GroupDetails)
  @RateLimited(DETAILS)
  async rename(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
    @Body() { name }: WriteGroupBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.groups.renameGroup(member, groupId, name)).answer(response);
  }

  /**
   * Deletes a group with its keys and values
   * @remarks The group `common` can only be deleted when it is empty.
   */
  @Call('deleteGroup')
  async remove(
    @CurrentMember() member: Member,
    @Param('groupId', RowId) groupId: number,
    @Req() { id: requestId }: NamedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    sendChangeSet(response, await this.groups.deleteGroup(member, groupId, requestId));
  }
}
