import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateProject } from '#core/api/projects.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { WriteProjectBody } from './write-project.body.js';

@Echoes(ENTITY_FIELDS.project)
export class UpdateProjectBody extends WriteProjectBody implements UpdateProject {
  /** The base language, which the others are translated from. If absent, it is unchanged. */
  @IfSent()
  @IsId()
  sourceLanguageId?: number;
}
