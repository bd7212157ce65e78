import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';

import { jsonAnswer } from '../../platform/http/json-answer.js';
import { Refuses } from '../../platform/http/refuses.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { KeyView, keysJson, keyView } from '../groups/key.view.js';
import { AnyMember, RequirePermission } from '../identity/access.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { READING, WRITING } from '../members/refusals.js';
import { CreateKeyBody } from './dto/create-key.body.js';
import { NewKeyBody, NewKeysBody } from './dto/new-keys.js';
import type { NewKey } from './dto/new-keys.js';
import { UpdateKeyBody } from './dto/update-key.body.js';
import { KeysService } from './keys.service.js';

const CREATING = {
  ...WRITING,
  404: ['not_existing_group', 'not_existing_language'],
  422: ['key_name_already_exists', 'limit_reached'],
} as const;

@ApiTags('translations')
@ApiBearerAuth()
@ApiParam({ name: 'projectId', type: Number })
@Controller('projects/:projectId/translations')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  /** All keys with their values, in the order they were made. */
  @Get()
  @AnyMember()
  @ApiOkResponse({ type: [KeyView] })
  @Refuses(READING)
  async list(@CurrentMember() member: Member): Promise<StreamableFile> {
    return jsonAnswer(keysJson(await this.keys.list(member)));
  }

  @Post()
  @RequirePermission('canWriteKey')
  @ApiBody({ type: CreateKeyBody })
  @Refuses(CREATING)
  async create(@CurrentMember() member: Member, @Body(NewKeyBody) key: NewKey): Promise<KeyView> {
    return keyView(await this.keys.create(member, key));
  }

  /** Up to 5,000 keys, all or none. */
  @Post('keys')
  @RequirePermission('canWriteKey')
  @ApiBody({ type: [CreateKeyBody] })
  @ApiCreatedResponse({ type: [KeyView] })
  @Refuses({ ...CREATING, 413: ['payload_too_large'] })
  async createMany(
    @CurrentMember() member: Member,
    @Body(NewKeysBody) keys: NewKey[],
  ): Promise<StreamableFile> {
    return jsonAnswer(keysJson(await this.keys.createMany(member, keys)));
  }

  /** Another kind, singular or plural, empties the key's values in all languages. */
  @Patch(':keyId')
  @RequirePermission('canWriteKey')
  @Refuses({ ...WRITING, 404: ['not_existing_key'], 422: ['key_name_already_exists'] })
  async update(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Body() body: UpdateKeyBody,
  ): Promise<KeyView> {
    return keyView(await this.keys.update(member, keyId, body));
  }

  @Delete(':keyId')
  @HttpCode(204)
  @RequirePermission('canWriteKey')
  @Refuses({ ...WRITING, 404: ['not_existing_key'] })
  remove(@CurrentMember() member: Member, @Param('keyId', RowId) keyId: number): Promise<void> {
    return this.keys.remove(member, keyId);
  }
}
