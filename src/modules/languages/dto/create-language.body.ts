import { IsBoolean, IsOptional, IsString, Matches } from 'class-validator';

import type { CreateLanguage } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';
import { ImportProfileView } from '../../files/dto/import-profile.body.js';
import { IsImportProfile } from '../../files/dto/is-import-profile.js';
import { CatalogueGroupBody } from '../../translations/dto/catalogue.body.js';
import { IsCatalogue } from '../../translations/is-catalogue.js';
import { IsLanguageTag } from './language-tag.js';

const ownName = (body: object): string[] | undefined =>
  'name' in body && typeof body.name === 'string' ? [body.name] : undefined;

export class CreateLanguageBody implements CreateLanguage {
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  @IsPlainName()
  name!: string;

  /**
   * A canonical BCP 47 tag that no other language of the project has. If absent, it is guessed from the name; null where
   * that fails.
   */
  @IfSent()
  @IsString()
  @MaxLength(LIMITS.languageTag)
  @IsLanguageTag()
  tag?: string;

  /** The imported content. If absent, the language starts empty. */
  @IsOptional()
  @IsCatalogue(ownName)
  groups?: CatalogueGroupBody[];

  /** What the files of `groups` were. Exports write them again as they were. */
  @IsOptional()
  @IsImportProfile()
  files?: ImportProfileView;

  @IsBoolean()
  replaceExistingKeys: boolean = false;

  /** If true, texts get the statuses of the files. Requires `canWriteStatus`. */
  @IsBoolean()
  applyStatuses: boolean = false;
}
