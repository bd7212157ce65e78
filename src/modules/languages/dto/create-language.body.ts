import { IsBoolean, IsOptional, IsString } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { CreateLanguage } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';
import type { ImportProfile } from '#core/formats/index.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsName } from '../../../platform/http/validation/is-name.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';
import { IsLanguageTag } from './language-tag.js';

const ownName = (body: object): string[] | undefined =>
  'name' in body && typeof body.name === 'string' ? [body.name] : undefined;

@Echoes(ENTITY_FIELDS.language)
export class CreateLanguageBody implements CreateLanguage {
  @IsName()
  name!: string;

  /**
   * A canonical BCP 47 tag that no other language of the project has. If absent, it is guessed from the name; null if
   * that fails.
   */
  @IfSent()
  @IsLanguageTag()
  @MaxLength(LIMITS.languageTag)
  @IsString()
  tag?: string;

  /** The imported content. If absent, the language starts empty. */
  @IsOptional()
  @IsCatalogue(ownName)
  groups?: CatalogueGroupBody[];

  /** The profile of the imported files: exports write them as they were. */
  @IsImportProfile()
  files?: ImportProfile;

  @IsBoolean()
  replaceExistingKeys: boolean = false;

  /** If true, texts get the statuses of the files. Requires `canWriteStatus`. */
  @IsBoolean()
  applyStatuses: boolean = false;
}
