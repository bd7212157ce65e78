import { ApiProperty } from '@nestjs/swagger';

import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule, TreeFault } from '#core/domain/record-rules.js';
import type { ShownValue } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { isId } from '../../../platform/http/validation/is-id.js';
import { IsTree } from '../../../platform/http/validation/is-tree.js';

export class ShownValueBody implements ShownValue {
  @ApiProperty({ type: 'integer' })
  id!: number;
  @ApiProperty({ type: 'integer' })
  version!: number;
}

/** Validates the values that a preview showed: there may be tens of thousands. */
export const AreShownValues = (): PropertyDecorator => IsTree(faultIn);

const isVersion = (value: unknown): boolean => Number.isSafeInteger(value);

const RULES = {
  id: { isValid: isId, message: 'must be an id' },
  version: { isValid: isVersion, message: 'must be a version' },
} satisfies Record<keyof ShownValue, FieldRule>;

/** The number of values validated in one step. */
const STEP = 256;

function* faultIn(values: unknown): Steps<TreeFault | null> {
  if (!Array.isArray(values))
    return { path: 'shown', message: 'must be a list of values with their ids and versions' };
  for (const [index, value] of values.entries()) {
    const fault = faultInRecord(value, pathTo('shown', index), RULES);
    if (fault) return fault;
    if (index % STEP === 0) yield;
  }
  return null;
}
