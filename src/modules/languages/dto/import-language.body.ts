import { IsBoolean } from 'class-validator';

import type { ImportLanguage } from '#core/api/languages.js';

import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';

export class ImportLanguageBody implements ImportLanguage {
  @IsCatalogue()
  groups!: CatalogueGroupBody[];

  /** If false, existing texts are kept. */
  @IsBoolean()
  replaceExistingKeys: boolean = false;
}
