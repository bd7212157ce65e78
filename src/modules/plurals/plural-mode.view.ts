import { ApiProperty } from '@nestjs/swagger';

import type {
  LanguageFormCounts as CountsContract,
  PluralModeChange as Contract,
} from '#core/api/projects.js';

import { PluralFormCounts } from './dto/form-counts.js';

export class LanguageFormCounts extends PluralFormCounts implements CountsContract {
  @ApiProperty({ type: 'integer' })
  languageId!: number;
}

export class PluralModeChange implements Contract {
  /** The change set, which can be reverted; null if nothing was changed. */
  changeSetId!: number | null;
  /** The number of plural keys in the project. */
  keys!: number;
  languages!: LanguageFormCounts[];
}
