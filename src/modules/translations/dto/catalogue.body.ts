import { ApiProperty } from '@nestjs/swagger';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import { PATH_LENGTH } from '#core/domain/document-path.js';
import { LIMITS } from '#core/domain/rules.js';
import { PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { CatalogueGroup, CatalogueKey, CatalogueValue, ReadStatus } from '#core/formats/index.js';

import { Echoes } from '../../../platform/http/validation/open-bodies.js';

// An import in the OpenAPI document; checkCatalogue validates it.

const NAME = { minLength: 1, maxLength: LIMITS.importedName, pattern: '\\S' };

@Echoes(ENTITY_FIELDS.value)
class CatalogueValueBody implements CatalogueValue {
  /** The text of the value. */
  @ApiProperty({ maxLength: LIMITS.valueText })
  name!: string;
  @ApiProperty({ type: String, pattern: PLURAL_FORM, nullable: true, required: false, default: null })
  quantityString?: PluralForm | null;
  /** The name of the language. If absent, the language being imported. */
  @ApiProperty({ ...NAME, required: false })
  languageName?: string;
  /** The review status that the file gives the text. Ignored unless `applyStatuses` is true. */
  @ApiProperty({ enum: ['modified', 'validated'], required: false })
  status?: ReadStatus;
}

@Echoes(ENTITY_FIELDS.key)
class CatalogueKeyBody implements CatalogueKey {
  @ApiProperty(NAME)
  name!: string;
  isPlural!: boolean;
  /**
   * One value per language for a singular key; `zero`, `one` and `other` for a plural key. A key with no or two values in a
   * language is left out, with the warning `imports.quantity_not_found_json`.
   */
  values!: CatalogueValueBody[];
  /** The description of a new key. */
  @ApiProperty({ maxLength: LIMITS.description, required: false })
  description?: string;
}

@Echoes(ENTITY_FIELDS.group)
export class CatalogueGroupBody implements CatalogueGroup {
  @ApiProperty(NAME)
  name!: string;
  /**
   * The path template of the file of a repository that its keys stand in, as `locales/{language}/common.json`: one of the
   * project or of `files`. Absent: the group has no file.
   */
  @ApiProperty({ minLength: 1, maxLength: PATH_LENGTH, required: false })
  file?: string;
  keys!: CatalogueKeyBody[];
}
