import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

import type { ChangePluralMode } from '#core/api/projects.js';
import { PLURAL_MODES } from '#core/domain/plural-rules.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { AreFormCounts, PluralFormCounts } from './form-counts.js';

export class ChangePluralModeBody implements ChangePluralMode {
  @ApiProperty({ enum: PLURAL_MODES })
  @IsIn(PLURAL_MODES)
  mode!: PluralMode;

  /** If true, changes nothing: the response describes the effect. */
  @IsBoolean()
  dryRun: boolean = false;

  /** The sums of a dry run. If they have changed since, nothing is changed (409 `plurals_moved`). */
  @IsOptional()
  @AreFormCounts()
  shown?: PluralFormCounts;
}
