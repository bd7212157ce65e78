import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';

import { jsonAnswer } from '../../platform/http/json-answer.js';
import { Refuses } from '../../platform/http/refuses.js';
import { RowId, rowId } from '../../platform/http/row-id.pipe.js';
import { ValueView } from '../groups/value.view.js';
import { AnyMember, RequirePermission } from '../identity/access.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { READING, WRITING } from '../members/refusals.js';
import { CreateValueBody } from './dto/create-value.body.js';
import { UpdateValueBody } from './dto/update-value.body.js';
import { ValueStatusBody } from './dto/value-status.body.js';
import { ValuesQuery } from './dto/values.query.js';
import { IfMatch } from './if-match.js';
import { ValuesService } from './values.service.js';

const IF_MATCH = { name: 'If-Match', required: false, description: 'The version the change builds on' };

@ApiTags('translations')
@ApiBearerAuth()
@ApiParam({ name: 'projectId', type: Number })
@Controller('projects/:projectId/translations')
export class ValuesController {
  constructor(private readonly values: ValuesService) {}

  /** All values of one language, by key. */
  @Get('values')
  @AnyMember()
  @ApiOkResponse({ type: [ValueView] })
  @Refuses({ ...READING, 400: ['validation_error'], 404: ['not_existing_language'] })
  async ofLanguage(
    @CurrentMember() member: Member,
    @Query() { languageId }: ValuesQuery,
  ): Promise<StreamableFile> {
    return jsonAnswer([await this.values.ofLanguage(member, rowId(languageId))]);
  }

  @Get(':keyId/values')
  @AnyMember()
  @ApiOkResponse({ type: [ValueView] })
  @Refuses({ ...READING, 404: ['not_existing_key'] })
  async ofKey(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
  ): Promise<StreamableFile> {
    return jsonAnswer([await this.values.ofKey(member, keyId)]);
  }

  /** Gives an empty value its text. */
  @Post(':keyId/values')
  @RequirePermission('canWriteValue')
  @Refuses({
    ...WRITING,
    404: ['not_existing_key', 'not_existing_language'],
    422: ['value_already_exists'],
  })
  create(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Body() body: CreateValueBody,
  ): Promise<ValueView> {
    return this.values.create(member, keyId, body);
  }

  /** A changed text awaits judgement again. */
  @Patch(':keyId/values/:valueId')
  @ApiHeader(IF_MATCH)
  @RequirePermission('canWriteValue')
  @Refuses({ ...WRITING, 404: ['not_existing_value'], 409: ['conflict'] })
  write(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @IfMatch() version: number | null,
    @Body() { name }: UpdateValueBody,
  ): Promise<ValueView> {
    return this.values.write(member, { keyId, valueId, version }, name);
  }

  @Patch(':keyId/values/:valueId/status')
  @ApiHeader(IF_MATCH)
  @RequirePermission('canWriteStatus')
  @Refuses({ ...WRITING, 404: ['not_existing_value'], 409: ['conflict'], 422: ['empty_value'] })
  judge(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @IfMatch() version: number | null,
    @Body() { status }: ValueStatusBody,
  ): Promise<ValueView> {
    return this.values.judge(member, { keyId, valueId, version }, status);
  }
}
