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

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { CreateProject } from '#core/api/projects.js';
import { PLURAL_MODES } from '#core/domain/plural-rules.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';
import type { ImportProfile } from '#core/formats/index.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';
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

@Echoes(ENTITY_FIELDS.project)
export class CreateProjectBody extends WriteProjectBody implements CreateProject {
  /** Language names; the first is the default language. */
  @ApiProperty({ maxItems: LIMITS.languagesAtCreation })
  @IsPlainName({ each: true })
  @MaxLength(LIMITS.name, { each: true })
  @Matches(/\S/, { each: true, message: 'must not be empty' })
  @IsString({ each: true })
  // Decorators run bottom-up: the limit is checked before the names.
  @ArrayMaxSize(LIMITS.languagesAtCreation)
  @ArrayMinSize(1)
  @IsArray()
  languages!: string[];

  /**
   * The canonical BCP 47 tags of `languages`, in the same order. If absent, they are guessed from the names; null if
   * that fails.
   */
  @ApiProperty({ maxItems: LIMITS.languagesAtCreation })
  @IfSent()
  @IsLanguageTag({ each: true })
  @MaxLength(LIMITS.languageTag, { each: true })
  @IsString({ each: true })
  @ArrayMaxSize(LIMITS.languagesAtCreation)
  @HasLengthOf('languages')
  @IsArray()
  languageTags?: string[];

  /** The plural mode: zero, one and other (`strict`), or the forms of each language (`cldr`). */
  @IsOptional()
  @IsIn(PLURAL_MODES)
  pluralMode: PluralMode = 'strict';

  /** The imported content, in the default language unless a value names another one of `languages`. */
  @IsOptional()
  @IsCatalogue(ownLanguages, (body) =>
    'pluralMode' in body && body.pluralMode === 'cldr' ? 'cldr' : 'strict',
  )
  groups?: CatalogueGroupBody[];

  /** The profile of the imported files: exports write them as they were. */
  @IsImportProfile()
  files?: ImportProfile;

  /** If true, texts get the statuses of the files. */
  @IsBoolean()
  applyStatuses: boolean = false;
}
