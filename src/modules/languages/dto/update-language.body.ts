import { IsString, Matches } from 'class-validator';

import type { UpdateLanguage } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';
import { IsLanguageTag } from './language-tag.js';

export class UpdateLanguageBody implements UpdateLanguage {
  @IfSent()
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  @IsPlainName()
  name?: string;

  /** A canonical BCP 47 tag that no other language of the project has. */
  @IfSent()
  @IsString()
  @MaxLength(LIMITS.languageTag)
  @IsLanguageTag()
  tag?: string;
}
