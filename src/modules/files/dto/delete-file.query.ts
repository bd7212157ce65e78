import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

import { REMOVED_KEYS } from '#core/api/files.js';
import type { RemovedKeys } from '#core/api/files.js';

export class DeleteFileQuery {
  /** `keep`: the keys stay, without a file. `delete`: they are deleted with their texts. */
  @ApiProperty({ enum: REMOVED_KEYS })
  @IsIn(REMOVED_KEYS, { message: `must be ${REMOVED_KEYS.join(' or ')}` })
  keys!: RemovedKeys;
}
