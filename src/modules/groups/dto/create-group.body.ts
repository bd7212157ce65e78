import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { CreateGroup } from '#core/api/groups.js';

import { IsId } from '../../../platform/http/validation/is-id.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { WriteGroupBody } from './write-group.body.js';

@Echoes(ENTITY_FIELDS.group)
export class CreateGroupBody extends WriteGroupBody implements CreateGroup {
  /** The file of its keys; null or absent: none. */
  @ApiProperty({ type: 'integer', nullable: true, required: false })
  @IsOptional()
  @IsId()
  fileId?: number | null;
}
