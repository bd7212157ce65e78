import { IsBoolean, IsOptional } from 'class-validator';

import type { ImportLanguage } from '#core/api/languages.js';

import { ImportProfileView } from '../../files/dto/import-profile.body.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { AreShownValues, ShownValueBody } from '../../translations/dto/shown-values.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';

export class ImportLanguageBody implements ImportLanguage {
  @IsCatalogue()
  groups!: CatalogueGroupBody[];

  /** What the files of `groups` were. Exports write them again as they were. */
  @IsOptional()
  @IsImportProfile()
  files?: ImportProfileView;

  /** If false, existing texts are kept. */
  @IsBoolean()
  replaceExistingKeys: boolean = false;

  /** If true, texts get the statuses of the files. Requires `canWriteStatus`. */
  @IsBoolean()
  applyStatuses: boolean = false;

  /**
   * The existing values of the keys in `groups`, as a preview showed them. If one of them has changed, or another value
   * would be updated, nothing is imported (409 `import_moved`, with these values). If absent, nothing is compared.
   */
  @IsOptional()
  @AreShownValues()
  shown?: ShownValueBody[];
}
