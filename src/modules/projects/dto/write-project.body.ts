import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

import type { WriteProject } from '#core/api/projects.js';
import { HEX_COLOR, LIMITS } from '#core/domain/rules.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsName } from '../../../platform/http/validation/is-name.js';
import { MaxLength } from '../../../platform/http/validation/max-length.js';

export class WriteProjectBody implements WriteProject {
  @IsName()
  name!: string;

  /** Six hexadecimal digits without the `#`. */
  @ApiProperty({ pattern: HEX_COLOR.source })
  @Matches(HEX_COLOR, { message: 'must be six hexadecimal digits' })
  color!: string;

  /** Absent: empty in a new project, unchanged in an existing one. */
  @IfSent()
  @MaxLength(LIMITS.description)
  @IsString()
  description?: string;
}
