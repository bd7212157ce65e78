import { ApiProperty } from '@nestjs/swagger';

import type { ImportProfile } from '#core/formats/index.js';

import { Opaque } from '../../../platform/http/validation/open-bodies.js';

/** The profile of files: the files without their texts. isImportProfile validates it. */
@Opaque()
export class ImportProfileView implements Pick<ImportProfile, 'version'> {
  @ApiProperty({ enum: [1] })
  version!: 1;
}
