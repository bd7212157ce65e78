import { ApiProperty } from '@nestjs/swagger';

import type { ValueView as ValueContract } from '#core/api/translations.js';
import { LANGUAGE_ACCESSES } from '#core/domain/language-access.js';
import type { LanguageAccess } from '#core/domain/language-access.js';
import { PLURAL_FORM } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

/** A value in the OpenAPI document. `valueColumns` selects its fields. */
export class ValueView implements ValueContract {
  id!: number;
  /** The text of the value. */
  name!: string;
  /** Null for a value of a singular key. */
  @ApiProperty({ type: String, pattern: PLURAL_FORM, nullable: true })
  quantityString!: PluralForm | null;
  @ApiProperty({ enum: VALUE_STATUSES })
  status!: ValueStatus;
  /** Increases with every change of text or status. Send it as `If-Match`. */
  version!: number;
  languageId!: number;
  languageName!: string;
  /** The access of the caller to this language. */
  @ApiProperty({ enum: LANGUAGE_ACCESSES })
  languageAccess!: LanguageAccess;
  keyId!: number;
  /**
   * The version of the source text when this text was written, validated or confirmed. Absent if it was the first version or
   * is not known. The text is stale if the source has a greater `majorVersion`.
   */
  sourceVersion?: number;
  /** For a source text: the version of its last change other than a correction of a typo. Absent if there was none. */
  majorVersion?: number;
  /** An ISO 8601 date-time in UTC. */
  updatedAt!: string;
}
