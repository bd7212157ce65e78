import { IsString, Matches, ValidateIf } from 'class-validator';

import type { UpdateLanguage } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/max-length.js';
import { IsPlainName } from '../../../platform/http/plain-name.js';
import { IsLanguageTag } from './language-tag.js';

const ifSent = ValidateIf((_body: UpdateLanguage, value: unknown) => value !== undefined);

export class UpdateLanguageBody implements UpdateLanguage {
  @ifSent
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  @IsPlainName()
  name?: string;

  /** A canonical BCP 47 tag that no other language of the project has. */
  @ifSent
  @IsString()
  @MaxLength(LIMITS.languageTag)
  @IsLanguageTag()
  tag?: string;
}
