import { PATH_LENGTH } from '#core/domain/document-path.js';
import { pathTo } from '#core/domain/record-rules.js';
import type { TreeFault } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { IsTree } from '../../../platform/http/validation/is-tree.js';

/** Validates the paths of documents that are removed. */
export const ArePaths = (): PropertyDecorator => IsTree(faultIn);

export const isPath = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= PATH_LENGTH;

function faultIn(paths: unknown): TreeFault | null {
  if (!Array.isArray(paths) || paths.length > LIMITS.documentsPerProject)
    return { path: 'remove', message: `must be a list of at most ${LIMITS.documentsPerProject} paths` };
  const wrong = paths.findIndex((path) => !isPath(path));
  return wrong < 0
    ? null
    : { path: pathTo('remove', wrong), message: `must be a path of 1 to ${PATH_LENGTH} characters` };
}
