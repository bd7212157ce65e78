import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';

import type { CreateProject } from '#core/api/projects.js';
import { LIMITS } from '#core/domain/rules.js';

import { IsPlainName } from '../../../platform/http/plain-name.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';
import { WriteProjectBody } from './write-project.body.js';

const ownLanguages = (body: object): string[] | undefined =>
  'languages' in body && Array.isArray(body.languages)
    ? body.languages.filter((name) => typeof name === 'string')
    : undefined;

export class CreateProjectBody extends WriteProjectBody implements CreateProject {
  /** Names; the first is the default language. */
  @ApiProperty({ maxItems: LIMITS.languagesAtCreation })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.languagesAtCreation)
  @IsString({ each: true })
  @Matches(/\S/, { each: true, message: 'must not be empty' })
  @MaxLength(LIMITS.name, { each: true })
  @IsPlainName({ each: true })
  languages!: string[];

  /** What files say, in the default language unless a value names another of `languages`. */
  @IsOptional()
  @IsCatalogue(ownLanguages)
  groups?: CatalogueGroupBody[];
}
