import { ApiProperty } from '@nestjs/swagger';

import type {
  CreatedLanguageView as CreatedContract,
  LanguageView as LanguageContract,
} from '#core/api/languages.js';
import { LANGUAGE_ACCESSES } from '#core/domain/language-access.js';
import type { LanguageAccess } from '#core/domain/language-access.js';

import { ImportWarningView } from '../translations/import-warning.view.js';

/** A language in the OpenAPI document. */
export class LanguageView implements LanguageContract {
  id!: number;
  name!: string;
  /** A canonical BCP 47 tag; null if unknown. */
  tag!: string | null;
  /** The access of the caller: `target` to read and write, `source` to read only. */
  @ApiProperty({ enum: LANGUAGE_ACCESSES })
  access!: LanguageAccess;
}

export class CreatedLanguageView extends LanguageView implements CreatedContract {
  /** The warnings of the import. */
  warnings!: ImportWarningView[];
  /** The change set of the import, which can be reverted; null without files. */
  changeSetId!: number | null;
}
