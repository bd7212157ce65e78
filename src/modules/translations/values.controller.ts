import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { jsonAnswer } from '../../platform/http/answers/json-answer.js';
import { RowId, rowId } from '../../platform/http/validation/row-id.pipe.js';
import { ValueView } from '../content/value.view.js';
import { Call } from '../identity/call.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { ContestedValueView } from './contested-value.view.js';
import { ConfirmSourceBody } from './dto/confirm-source.body.js';
import { CreateValueBody } from './dto/create-value.body.js';
import { UpdateValueBody } from './dto/update-value.body.js';
import { ValueStatusBody } from './dto/value-status.body.js';
import { ValuesQuery } from './dto/values.query.js';
import { IfMatch } from './if-match.js';
import { ValuesService } from './values.service.js';

@ApiTags('translations')
@Controller()
export class ValuesController {
  constructor(private readonly values: ValuesService) {}

  /**
   * Lists the values of a language
   * @remarks Values are sorted by key.
   */
  @Call('listValuesOfLanguage', [ValueView])
  async ofLanguage(
    @CurrentMember() member: Member,
    @Query() { languageId }: ValuesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return (await this.values.ofLanguage(member, rowId(languageId))).answer(response);
  }

  /** Lists the values of a key */
  @Call('listValuesOfKey', [ValueView])
  async ofKey(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
  ): Promise<StreamableFile> {
    return jsonAnswer([await this.values.ofKey(member, keyId)]);
  }

  /**
   * Sets the text of an empty value
   * @remarks Refused if the value already has a text.
   */
  @Call('createValue')
  create(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Body() body: CreateValueBody,
  ): Promise<ValueView> {
    return this.values.createValue(member, keyId, body);
  }

  /**
   * Updates the text of a value
   * @remarks Editing a value resets its review status to `modified`. Editing a source text makes its translations stale,
   * unless `isTypo` is true. With `If-Match`, a newer version is refused with
   * 409 and the current value.
   */
  @Call('writeValue')
  @ApiConflictResponse({ type: ContestedValueView })
  write(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @IfMatch() version: number | null,
    @Body() body: UpdateValueBody,
  ): Promise<ValueView> {
    return this.values.writeValue(member, { keyId, valueId, version }, body);
  }

  /**
   * Updates the review status of a value
   * @remarks An empty value cannot be validated. Neither can a text with errors if the project blocks them: 422
   * `checks_failed` contains the findings. With `If-Match`, a newer version is refused with 409 and the current value.
   */
  @Call('reviewValue')
  @ApiConflictResponse({ type: ContestedValueView })
  review(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @IfMatch() version: number | null,
    @Body() { status }: ValueStatusBody,
  ): Promise<ValueView> {
    return this.values.reviewValue(member, { keyId, valueId, version }, status);
  }

  /**
   * Confirms that a translation still fits its changed source
   * @remarks The value is no longer stale, unless its source text is newer than `version`. Text and status stay as they are.
   */
  @Call('confirmSource')
  confirmSource(
    @CurrentMember() member: Member,
    @Param('keyId', RowId) keyId: number,
    @Param('valueId', RowId) valueId: number,
    @Body() { version }: ConfirmSourceBody,
  ): Promise<ValueView> {
    return this.values.confirmSource(member, { keyId, valueId, version: null }, version);
  }
}
