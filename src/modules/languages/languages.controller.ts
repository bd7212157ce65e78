import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiParam, ApiTags } from '@nestjs/swagger';

import { Refuses } from '../../platform/http/refuses.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
import { AnyMember, RequirePermission } from '../identity/access.js';
import { CurrentMember } from '../members/member.js';
import type { Member } from '../members/member.js';
import { READING, WRITING } from '../members/refusals.js';
import { CreateLanguageBody } from './dto/create-language.body.js';
import { ImportLanguageBody } from './dto/import-language.body.js';
import { CreatedLanguageView, LanguageView } from './language.view.js';
import { LanguagesService } from './languages.service.js';

@ApiTags('languages')
@ApiBearerAuth()
@ApiParam({ name: 'projectId', type: Number })
@Controller('projects/:projectId/languages')
export class LanguagesController {
  constructor(private readonly languages: LanguagesService) {}

  /** The languages the caller may read; the first is the project's default. */
  @Get()
  @AnyMember()
  @Refuses(READING)
  list(@CurrentMember() member: Member): Promise<LanguageView[]> {
    return this.languages.list(member);
  }

  @Get(':languageId')
  @AnyMember()
  @Refuses({ ...READING, 404: ['not_existing_language'] })
  get(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
  ): Promise<LanguageView> {
    return this.languages.get(member, languageId);
  }

  /** A new language, empty or from files. */
  @Post()
  @RequirePermission('canWriteLanguage')
  @Refuses({ ...WRITING, 413: ['payload_too_large'], 422: ['language_already_exists', 'limit_reached'] })
  create(@CurrentMember() member: Member, @Body() body: CreateLanguageBody): Promise<CreatedLanguageView> {
    return this.languages.create(member, body);
  }

  /** Files into a language that is there already. */
  @Post(':languageId/import')
  @HttpCode(200)
  @RequirePermission('canWriteLanguage')
  @Refuses({
    ...WRITING,
    404: ['not_existing_language'],
    413: ['payload_too_large'],
    422: ['limit_reached'],
  })
  import(
    @CurrentMember() member: Member,
    @Param('languageId', RowId) languageId: number,
    @Body() body: ImportLanguageBody,
  ): Promise<CreatedLanguageView> {
    return this.languages.import(member, languageId, body);
  }

  @Delete(':languageId')
  @HttpCode(204)
  @RequirePermission('canWriteLanguage')
  @Refuses({ ...WRITING, 404: ['not_existing_language'] })
  remove(@CurrentMember() member: Member, @Param('languageId', RowId) languageId: number): Promise<void> {
    return this.languages.remove(member, languageId);
  }
}
