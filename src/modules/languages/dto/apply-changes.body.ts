import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

import { OBSOLETE_CHOICES } from '#core/api/imports/changes.js';
import type { ApplyChanges, LanguageChanges, ObsoleteChoice } from '#core/api/imports/changes.js';
import { LIMITS } from '#core/domain/rules.js';
import type { ImportProfile } from '#core/formats/index.js';

import { AreIds } from '../../../platform/http/validation/are-ids.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { AdoptedGroupsBody, AreAdoptedGroups } from './are-adopted-groups.js';
import { AreLanguageChanges } from './are-language-changes.js';
import { ArePaths } from './are-paths.js';
import { AreRenamedFiles, RenamedFileBody } from './are-renamed-files.js';
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
   * source language, any other file to the first of `languages`. A project has at most 500 files and 20,000 documents.
   */
  @IsImportProfile()
  files?: ImportProfile;

  /**
   * Files that get another path before anything is imported: a renamed file and its import are one change set. Refused to
   * members that may not write the project, or are limited to languages.
   */
  @IsOptional()
  @AreRenamedFiles()
  rename?: RenamedFileBody[];

  /**
   * The paths of documents that the repository no longer has. They are not written any more; their texts stay, unless they
   * are emptied. A file without any other document is removed with its keys. Refused as `rename` is.
   */
  @ApiProperty({ type: [String], required: false })
  @IsOptional()
  @ArePaths()
  remove?: string[];

  /**
   * Groups without a file that belong to an imported file from now on, before anything is imported: a project whose files
   * came one by one becomes that of the repository. The profiles of these files become documents of it. A group that the
   * file has already stays as it is. Refused to members that are limited to languages.
   */
  @IsOptional()
  @AreAdoptedGroups()
  adopt?: AdoptedGroupsBody[];

  /**
   * What becomes of keys that a document of the base language had at its last import and has no longer: `mark` makes them
   * obsolete, and those that it has again are in use again. For a file of gettext without such a document, all of its
   * documents count. `mark` is refused to members that are limited to languages.
   */
  @IsIn(OBSOLETE_CHOICES)
  obsolete: ObsoleteChoice = 'keep';

  /** The ids of keys that stay as they are, whatever `obsolete` says. */
  @ApiProperty({ type: [Number], required: false })
  @IsOptional()
  @AreIds('unmarked')
  unmarked?: number[];

  /**
   * The change set of the previous slice, for an import that is too large for one call. It must be the caller's own, of
   * the last hour, with `hasMore`, and not reverted. If absent, the import opens one.
   */
  @IsOptional()
  @IsId()
  changeSetId?: number;

  /** If true, further slices may follow within an hour. */
  @IsBoolean()
  hasMore: boolean = false;

  /** If true, changes nothing: the response describes the effect. */
  @IsBoolean()
  dryRun: boolean = false;
}
