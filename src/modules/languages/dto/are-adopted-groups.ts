import { ApiProperty } from '@nestjs/swagger';

import type { AdoptedGroups } from '#core/api/imports/changes.js';
import { PATH_LENGTH } from '#core/domain/document-path.js';
import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule, TreeFault } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { isId } from '../../../platform/http/validation/is-id.js';
import { IsTree } from '../../../platform/http/validation/is-tree.js';
import { isPath } from './are-paths.js';

export class AdoptedGroupsBody implements AdoptedGroups {
  /** The path template of an imported file: `locales/{language}/common.json`. */
  @ApiProperty({ minLength: 1, maxLength: PATH_LENGTH })
  file!: string;
  @ApiProperty({ type: 'integer', isArray: true })
  groupIds!: number[];
}

/** Validates the groups that files take over. */
export const AreAdoptedGroups = (): PropertyDecorator => IsTree(faultIn);

const areIds = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= LIMITS.keysPerProject && value.every(isId);

const RULES = {
  file: { isValid: isPath, message: `must be a path template of 1 to ${PATH_LENGTH} characters` },
  groupIds: { isValid: areIds, message: 'must be a list of ids' },
} satisfies Record<keyof AdoptedGroups, FieldRule>;

function faultIn(adopted: unknown): TreeFault | null {
  if (!Array.isArray(adopted) || adopted.length > LIMITS.filesPerProject)
    return { path: 'adopt', message: `must be a list of at most ${LIMITS.filesPerProject} files` };
  let groups = 0;
  for (const [index, one] of adopted.entries()) {
    const path = pathTo('adopt', index);
    const fault = faultInRecord(one, path, RULES);
    if (fault) return fault;
    groups += (one as AdoptedGroups).groupIds.length;
    if (groups > LIMITS.keysPerProject)
      return { path, message: `must not name more than ${LIMITS.keysPerProject} groups in all` };
  }
  return null;
}
