import { IsString, Matches } from 'class-validator';

import type { WriteGroup } from '#core/api/groups.js';
import { LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';

export class WriteGroupBody implements WriteGroup {
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  @IsPlainName()
  name!: string;
}
