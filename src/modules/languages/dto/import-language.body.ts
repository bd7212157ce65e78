import { IsOptional } from 'class-validator';

import type { ImportLanguage } from '#core/api/languages.js';

import { ImportProfileView } from '../../files/dto/import-profile.body.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';
import { ImportOptionsBody } from './import-options.body.js';

export class ImportLanguageBody extends ImportOptionsBody implements ImportLanguage {
  @IsCatalogue()
  groups!: CatalogueGroupBody[];

  /** What the files of `groups` were. Exports write them again as they were. */
  @IsOptional()
  @IsImportProfile()
  files?: ImportProfileView;
}
