import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';

import type { ApplyChanges, LanguageChanges } from '#core/api/changes.js';
import { LIMITS } from '#core/domain/rules.js';

import { ImportProfileView } from '../../files/dto/import-profile.body.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { AreLanguageChanges } from './are-language-changes.js';
import { ImportOptionsBody } from './import-options.body.js';

// In the OpenAPI document; AreLanguageChanges validates it.
class LanguageChangesBody implements LanguageChanges {
  /**
   * A canonical BCP 47 tag. The language is the one with this tag, or the one of this name without a tag; a language that
   * the project lacks is created.
   */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.languageTag })
  tag!: string;
  /** The name of a new language. If absent, what the tag is called in English. */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.name, pattern: '\\S', required: false })
  name?: string;
  /** The imported content. Its values name no language. */
  groups!: CatalogueGroupBody[];
}

export class ApplyChangesBody extends ImportOptionsBody implements ApplyChanges {
  /** At least one, each once. */
  @ApiProperty({ minItems: 1, maxItems: LIMITS.languagesPerProject })
  @AreLanguageChanges()
  languages!: LanguageChangesBody[];

  /**
   * What the files were. Exports write them again as they were. A file with several languages is kept with its source
   * language, another one with the first of `languages`.
   */
  @IsOptional()
  @IsImportProfile()
  files?: ImportProfileView;

  /** If true, nothing is changed: the response says what would be. */
  @IsBoolean()
  dryRun: boolean = false;
}
