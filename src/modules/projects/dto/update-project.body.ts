import { ValidateIf } from 'class-validator';

import type { UpdateProject } from '#core/api/projects.js';

import { IsId } from '../../../platform/http/is-id.js';
import { WriteProjectBody } from './write-project.body.js';

export class UpdateProjectBody extends WriteProjectBody implements UpdateProject {
  /** The language that is translated. If absent, it is unchanged. */
  @ValidateIf((_body: UpdateProject, value: unknown) => value !== undefined)
  @IsId()
  sourceLanguageId?: number;
}
