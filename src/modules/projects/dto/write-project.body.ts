import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

import type { WriteProject } from '#core/api/projects.js';
import { HEX_COLOR, LIMITS } from '#core/domain/rules.js';

import { MaxLength } from '../../../platform/http/max-length.js';
import { IsPlainName } from '../../../platform/http/plain-name.js';

export class WriteProjectBody implements WriteProject {
  @IsString()
  @Matches(/\S/, { message: 'must not be empty' })
  @MaxLength(LIMITS.name)
  @IsPlainName()
  name!: string;

  /** Six hexadecimal digits without the `#`. */
  @ApiProperty({ pattern: HEX_COLOR.source })
  @IsString()
  @Matches(HEX_COLOR, { message: 'must be six hexadecimal digits' })
  color!: string;

  @IsString()
  @MaxLength(LIMITS.description)
  description: string = '';
}
