import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { WriteGroup } from '#core/api/groups.js';

import { IsName } from '../../../platform/http/validation/is-name.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';

@Echoes(ENTITY_FIELDS.group)
export class WriteGroupBody implements WriteGroup {
  @IsName()
  name!: string;
}
