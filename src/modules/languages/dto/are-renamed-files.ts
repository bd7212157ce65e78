import { ApiProperty } from '@nestjs/swagger';

import type { RenamedFile } from '#core/api/imports/changes.js';
import { PATH_LENGTH } from '#core/domain/document-path.js';
import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule, TreeFault } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { isId } from '../../../platform/http/validation/is-id.js';
import { IsTree } from '../../../platform/http/validation/is-tree.js';
import { isPath } from './are-paths.js';

export class RenamedFileBody implements RenamedFile {
  @ApiProperty({ type: 'integer' })
  fileId!: number;
  /** A template, unique in the project: `locales/{language}/common.json`. */
  @ApiProperty({ minLength: 1, maxLength: PATH_LENGTH })
  path!: string;
}

/** Validates files with the paths that they shall have. */
export const AreRenamedFiles = (): PropertyDecorator => IsTree(faultIn);

const RULES = {
  fileId: { isValid: isId, message: 'must be an id' },
  path: { isValid: isPath, message: `must be a path template of 1 to ${PATH_LENGTH} characters` },
} satisfies Record<keyof RenamedFile, FieldRule>;

function faultIn(renamed: unknown): TreeFault | null {
  if (!Array.isArray(renamed) || renamed.length > LIMITS.filesPerProject)
    return { path: 'rename', message: `must be a list of at most ${LIMITS.filesPerProject} files` };
  for (const [index, one] of renamed.entries()) {
    const fault = faultInRecord(one, pathTo('rename', index), RULES);
    if (fault) return fault;
  }
  return null;
}
