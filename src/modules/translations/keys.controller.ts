import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiBody, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Response } from 'express';

import { LIMITS } from '#core/domain/rules.js';

import { jsonAnswer } from '../../platform/http/answers/json-answer.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { DETAILS } from '../content/details-limit.js';
import { keyList, KeyView, keyView } from '../content/key.view.js';
import { Call } from '../identity/call.js';
import { sendChangeSet } from '../history/change-set-header.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { LIST_OF_KEYS } from '../content/write-limits.js';
import { CreateKeyBody } from './dto/create-key.body.js';
import { NewKeyBody, NewKeysBody } from './dto/new-keys.js';
import type { NewKey } from './dto/new-keys.js';
import { UpdateKeyBody } from './dto/update-key.body.js';
import { KeyCreationService } from './key-creation.service.js';
import { KeysService } from './keys.service.js';

const KEY = { $ref: getSchemaPath(CreateKeyBody) };

@ApiTags('translations')
@Controller()
export class KeysController {
  constructor(
    private readonly keys: KeysService,
    private readonly creation: KeyCreationService,
  ) {}

  /**
   * Lists the keys with their values
   * @remarks Keys come in order of creation.
   */
  @Call('listKeys', [KeyView])
  @RateLimited(DETAILS)
  async list(
    @CurrentMember() member: Member,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.keys.listKeys(member)).answer(response);
  }

  /**
   * Creates a key with its first values
   * @remarks Values that the body leaves out start empty.
   */
  @Call('createKey')
  @ApiBody({ type: CreateKeyBody })
  async create(@CurrentMember() member: Member, @Body(NewKeyBody) key: NewKey): Promise<KeyView> {
    return keyView(await this.creation.createKey(member, key));
  }

  /**
   * Creates up to 5,000 keys
   * @remarks Creates either every key or none.
   */
  @Call('createKeys', [KeyView])
  @RateLimited(LIST_OF_KEYS)
  @ApiBody({ schema: { type: 'array', items: KEY, minItems: 1, maxItems: LIMITS.keysPerCall } })
  async createMany(
    @CurrentMember() member: Member,
    @Body(NewKeysBody) keys: NewKey[],
  ): Promise<StreamableFile> {
    return jsonAnswer(keyList(await this.creation.createKeys(member, keys)));
  }

  /**
   * Updates the name, kind, group or context of a key
   * @remarks Changing the kind between singular and plural empties the values of the key in every language. It is a change
   * set, which can be reverted for 30 days.
   */
  @Call('updateKey')
  async update(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Body() body: UpdateKeyBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<KeyView> {
    const { key, changeSetId } = await this.keys.updateKey(member, keyId, body);
    sendChangeSet(response, changeSetId);
    return keyView(key);
  }

  /** Deletes a key and its values in every language */
  @Call('deleteKey')
  async remove(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Req() { id: requestId }: NamedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    sendChangeSet(response, await this.keys.deleteKey(member, keyId, requestId));
  }
}
