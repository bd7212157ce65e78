import { ApiProperty } from '@nestjs/swagger';

import type { ValueView as ValueContract } from '#core/api/translations.js';
import { LANGUAGE_ACCESSES } from '#core/domain/language-access.js';
import type { LanguageAccess } from '#core/domain/language-access.js';
import { QUANTITIES } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

/** What a value looks like, for the description of the API; VALUE_COLUMNS makes it. */
export class ValueView implements ValueContract {
  id!: number;
  /** The text. */
  name!: string;
  /** Null for a singular key. */
  @ApiProperty({ type: String, enum: QUANTITIES, nullable: true })
  quantityString!: Quantity | null;
  @ApiProperty({ enum: VALUE_STATUSES })
  status!: ValueStatus;
  /** Counts the changes of text and status; sent back as If-Match. */
  version!: number;
  languageId!: number;
  languageName!: string;
  /** What the caller may do in this language. */
  @ApiProperty({ enum: LANGUAGE_ACCESSES })
  languageAccess!: LanguageAccess;
  keyId!: number;
  /** ISO 8601. */
  updatedAt!: string;
}
