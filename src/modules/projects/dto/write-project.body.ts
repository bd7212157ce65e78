import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, ValidateIf } from 'class-validator';

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

  /** Absent: empty in a new project, unchanged in an existing one. */
  @ValidateIf((_body: WriteProject, value: unknown) => value !== undefined)
  @IsString()
  @MaxLength(LIMITS.description)
  description?: string;
}
