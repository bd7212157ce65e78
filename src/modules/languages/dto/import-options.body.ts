import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';

import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';
import type { ImportLanguage } from '#core/api/languages.js';

import { REPLACED_TEXTS } from '#core/formats/import/import-plan-types.js';

import { AreIds } from '../../../platform/http/validation/are-ids.js';
import { AreShownValues, ShownValueBody } from '../../translations/dto/shown-values.js';

/** The options of every import, into one language or into several. */
export abstract class ImportOptionsBody implements Omit<ImportLanguage, 'groups' | 'files'> {
  /** If false, existing texts are kept. */
  @IsBoolean()
  replaceExistingKeys: boolean = false;

  /**
   * Which existing texts are replaced: all, those that are not validated, or only empty ones. If absent,
   * `replaceExistingKeys` decides.
   */
  @IsOptional()
  @IsIn(REPLACED_TEXTS)
  replace?: ReplacedTexts;

  /** If true, texts get the statuses of the files. Requires `canWriteStatus`. */
  @IsBoolean()
  applyStatuses: boolean = false;

  /**
   * The existing values of the imported keys, as a preview showed them. If one of them has changed, or another value would
   * be updated, nothing is imported (409 `import_moved`, with these values). If absent, nothing is compared.
   */
  @IsOptional()
  @AreShownValues()
  shown?: ShownValueBody[];

  /**
   * The ids of values of the base language of which the import only corrects a typo: their translations do not become
   * stale.
   */
  @ApiProperty({ type: [Number], required: false })
  @IsOptional()
  @AreIds('typos')
  typos?: number[];
}
