import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { ImportLanguage } from '#core/api/languages.js';
import type { ImportProfile } from '#core/formats/index.js';

import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';
import { ImportOptionsBody } from './import-options.body.js';

// The body of a new language fits, too.
@Echoes(ENTITY_FIELDS.language)
export class ImportLanguageBody extends ImportOptionsBody implements ImportLanguage {
  @IsCatalogue()
  groups!: CatalogueGroupBody[];

  /** The profile of the imported files: exports write them as they were. */
  @IsImportProfile()
  files?: ImportProfile;
}
