import type { UpdateProject } from '#core/api/projects.js';

import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { WriteProjectBody } from './write-project.body.js';

export class UpdateProjectBody extends WriteProjectBody implements UpdateProject {
  /** The language that is translated. If absent, it is unchanged. */
  @IfSent()
  @IsId()
  sourceLanguageId?: number;
}
