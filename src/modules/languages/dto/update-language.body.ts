import { IsString } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateLanguage } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsName } from '../../../platform/http/validation/is-name.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsLanguageTag } from './language-tag.js';

@Echoes(ENTITY_FIELDS.language)
export class UpdateLanguageBody implements UpdateLanguage {
  @IfSent()
  @IsName({ required: false })
  name?: string;

  /** A canonical BCP 47 tag that no other language of the project has. */
  @IfSent()
  @IsLanguageTag()
  @MaxLength(LIMITS.languageTag)
  @IsString()
  tag?: string;
}
