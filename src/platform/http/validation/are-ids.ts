import { pathTo } from '#core/domain/record-rules.js';
import type { TreeFault } from '#core/domain/record-rules.js';
import type { Steps } from '#core/steps.js';

import { isId } from './is-id.js';
import { IsTree } from './is-tree.js';

/** Validates a list of ids in a field of a body. There may be tens of thousands. */
export const AreIds = (field: string): PropertyDecorator => IsTree((values) => faultIn(values, field));

/** The number of ids validated in one step. */
const STEP = 1_024;

function* faultIn(values: unknown, field: string): Steps<TreeFault | null> {
  if (!Array.isArray(values)) return { path: field, message: 'must be a list of ids' };
  for (const [index, value] of values.entries()) {
    if (!isId(value)) return { path: pathTo(field, index), message: 'must be an id' };
    if (index % STEP === 0) yield;
  }
  return null;
}
