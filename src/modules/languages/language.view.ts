import { ApiProperty } from '@nestjs/swagger';

import type {
  CreatedLanguageView as CreatedContract,
  LanguageView as LanguageContract,
} from '#core/api/languages.js';
import { LANGUAGE_ACCESSES } from '#core/domain/language-access.js';
import type { LanguageAccess } from '#core/domain/language-access.js';

import { ImportWarningView } from '../translations/import-warning.view.js';

/** What a language looks like, for the description of the API. */
export class LanguageView implements LanguageContract {
  id!: number;
  name!: string;
  /** What the caller may do in it: read and write (target), or read (source). */
  @ApiProperty({ enum: LANGUAGE_ACCESSES })
  access!: LanguageAccess;
}

export class CreatedLanguageView extends LanguageView implements CreatedContract {
  /** What the import has to say. */
  warnings!: ImportWarningView[];
}
