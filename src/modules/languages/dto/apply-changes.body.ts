import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';

import { OBSOLETE_CHOICES } from '#core/api/imports/changes.js';
import type { ApplyChanges, LanguageChanges, ObsoleteChoice } from '#core/api/imports/changes.js';
import { LIMITS } from '#core/domain/rules.js';
import type { ImportProfile } from '#core/formats/index.js';

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
  /** The name of a new language. If absent, the English name of the tag. */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.name, pattern: '\\S', required: false })
  name?: string;
  /** The imported content. Its values have no `languageName`. */
  groups!: CatalogueGroupBody[];
}

export class ApplyChangesBody extends ImportOptionsBody implements ApplyChanges {
  /** At least one, each once. */
  @ApiProperty({ minItems: 1, maxItems: LIMITS.languagesPerProject })
  @AreLanguageChanges()
  languages!: LanguageChangesBody[];

  /**
   * The profile of the imported files: exports write them as they were. A file with several languages belongs to its
   * source language, any other file to the first of `languages`.
   */
  @IsImportProfile()
  files?: ImportProfile;

  /**
   * What becomes of keys that a document of the base language had at its last import and has no longer: `mark` makes them
   * obsolete, and those that it has again are in use again. `mark` is refused to members that are limited to languages.
   */
  @IsIn(OBSOLETE_CHOICES)
  obsolete: ObsoleteChoice = 'keep';

  /** If true, changes nothing: the response describes the effect. */
  @IsBoolean()
  dryRun: boolean = false;
}
