import { Body, Controller, Param, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { Call } from '../identity/call.js';
import { sendChangeSet } from '../history/change-set-header.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { EMPTY_LANGUAGE, IMPORT } from '../content/write-limits.js';
import { MovedValueView } from '../translations/moved-value.view.js';
import { CreateLanguageBody } from './dto/create-language.body.js';
import { ImportLanguageBody } from './dto/import-language.body.js';
import { UpdateLanguageBody } from './dto/update-language.body.js';
import { LanguageUpdatesService } from './language-updates.service.js';
import { CreatedLanguageView, LanguageView } from './language.view.js';
import { LanguagesService } from './languages.service.js';

@ApiTags('languages')
@Controller()
export class LanguagesController {
  constructor(
    private readonly languages: LanguagesService,
    private readonly updates: LanguageUpdatesService,
  ) {}

  /**
   * Lists the languages that the caller may read
   * @remarks The first is the default language of the project.
   */
  @Call('listLanguages')
  list(@CurrentMember() member: Member): Promise<LanguageView[]> {
    return this.languages.listLanguages(member);
  }

  /** Returns a language */
  @Call('readLanguage')
  get(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
  ): Promise<LanguageView> {
    return this.languages.get(member, languageId);
  }

  /** Creates a language, empty or from imported files */
  @Call('createLanguage')
  @RateLimited(IMPORT, EMPTY_LANGUAGE)
  create(@CurrentMember() member: Member, @Body() body: CreateLanguageBody): Promise<CreatedLanguageView> {
    return this.languages.createLanguage(member, body);
  }

  /**
   * Updates the name and tag of a language
   * @remarks Absent fields stay unchanged.
   */
  @Call('updateLanguage')
  update(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
    @Body() body: UpdateLanguageBody,
  ): Promise<LanguageView> {
    return this.updates.updateLanguage(member, languageId, body);
  }

  /** Imports files into an existing language */
  @Call('importIntoLanguage')
  @ApiConflictResponse({ type: MovedValueView, isArray: true })
  @RateLimited(IMPORT)
  import(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
    @Body() body: ImportLanguageBody,
  ): Promise<CreatedLanguageView> {
    return this.languages.importLanguage(member, languageId, body);
  }

  /**
   * Deletes a language and its values
   * @remarks The last language of a project cannot be deleted.
   */
  @Call('deleteLanguage')
  async remove(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
    @Req() { id: requestId }: NamedRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    sendChangeSet(response, await this.languages.deleteLanguage(member, languageId, requestId));
  }
}
