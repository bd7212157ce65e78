import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
} from 'class-validator';

import type { CreateProject } from '#core/api/projects.js';
import { PLURAL_MODES } from '#core/domain/plural-rules.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';
import { ImportProfileView } from '../../files/dto/import-profile.body.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { IsLanguageTag } from '../../languages/dto/language-tag.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';
import { HasLengthOf } from './has-length-of.js';
import { WriteProjectBody } from './write-project.body.js';

/** At most the allowed number: a body with a million names is refused by the rule about their number. */
const ownLanguages = (body: object): string[] | undefined =>
  'languages' in body && Array.isArray(body.languages)
    ? body.languages.slice(0, LIMITS.languagesAtCreation).filter((name) => typeof name === 'string')
    : undefined;

export class CreateProjectBody extends WriteProjectBody implements CreateProject {
  /** Language names; the first is the default language. */
  @ApiProperty({ maxItems: LIMITS.languagesAtCreation })
  @IsArray()
  @ArrayMinSize(1)
  @IsString({ each: true })
  @Matches(/\S/, { each: true, message: 'must not be empty' })
  @MaxLength(LIMITS.name, { each: true })
  @IsPlainName({ each: true })
  // Decorators run bottom-up: the limit is checked before the names.
  @ArrayMaxSize(LIMITS.languagesAtCreation)
  languages!: string[];

  /**
   * The canonical BCP 47 tags of `languages`, in the same order. If absent, they are guessed from the names; null where
   * that fails.
   */
  @ApiProperty({ maxItems: LIMITS.languagesAtCreation })
  @IfSent()
  @IsArray()
  @HasLengthOf('languages')
  @IsString({ each: true })
  @MaxLength(LIMITS.languageTag, { each: true })
  @IsLanguageTag({ each: true })
  @ArrayMaxSize(LIMITS.languagesAtCreation)
  languageTags?: string[];

  /** How plurals are kept: zero, one and other, or the forms of each language. */
  @IsOptional()
  @IsIn(PLURAL_MODES)
  pluralMode: PluralMode = 'strict';

  /** The imported content, in the default language unless a value names another one of `languages`. */
  @IsOptional()
  @IsCatalogue(ownLanguages, (body) =>
    'pluralMode' in body && body.pluralMode === 'cldr' ? 'cldr' : 'strict',
  )
  groups?: CatalogueGroupBody[];

  /** What the files of `groups` were. Exports write them again as they were. */
  @IsOptional()
  @IsImportProfile()
  files?: ImportProfileView;

  /** If true, texts get the statuses of the files. */
  @IsBoolean()
  applyStatuses: boolean = false;
}
