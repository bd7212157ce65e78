import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

import type { WriteProject } from '#core/api/projects.js';
import { HEX_COLOR, LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';

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

  /** Absent: empty in a new project, unchanged in an existing one. */
  @IfSent()
  @IsString()
  @MaxLength(LIMITS.description)
  description?: string;
}
