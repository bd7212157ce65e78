import { ApiProperty } from '@nestjs/swagger';

import type { PluralModeChange as Contract } from '#core/api/projects.js';

import { PluralFormCounts } from './dto/form-counts.js';

export class LanguageFormCounts extends PluralFormCounts {
  @ApiProperty({ type: 'integer' })
  languageId!: number;
}

export class PluralModeChange implements Contract {
  /** The change set that reverts it; null if nothing was changed. */
  changeSetId!: number | null;
  /** The number of plural keys in the project. */
  keys!: number;
  languages!: LanguageFormCounts[];
}
