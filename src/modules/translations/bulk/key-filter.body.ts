import { ApiProperty } from '@nestjs/swagger';

import { FILTER_STATUSES } from '#core/api/bulk.js';
import type { FilterStatus, KeyFilter } from '#core/api/bulk.js';
import { faultInRecord } from '#core/domain/record-rules.js';
import type { FieldRule, TreeFault } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { isId } from '../../../platform/http/validation/is-id.js';
import { IsTree } from '../../../platform/http/validation/is-tree.js';

/** A filter in the OpenAPI document; `faultIn` validates it. */
export class KeyFilterBody implements KeyFilter {
  groupId?: number;
  /** The files of the keys; null: keys of no file. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', nullable: true },
    minItems: 1,
    maxItems: LIMITS.filesPerProject,
  })
  fileIds?: (number | null)[];
  /** The languages in which `statuses` and `text` are searched. If absent, every language that the caller may read. */
  @ApiProperty({ type: [Number], minItems: 1, maxItems: LIMITS.languagesPerProject })
  languageIds?: number[];
  /** The keys with a value in one of these statuses. */
  @ApiProperty({ enum: FILTER_STATUSES, isArray: true, minItems: 1 })
  statuses?: FilterStatus[];
  /** The keys that contain this text in their name, the name of their group or a value. Letter case is ignored. */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.name })
  text?: string;
}

const isList = (
  value: unknown,
  isItem: (item: unknown) => boolean,
  most: number = LIMITS.languagesPerProject,
): boolean => Array.isArray(value) && value.length >= 1 && value.length <= most && value.every(isItem);

const RULES = {
  groupId: { isValid: isId, message: 'must be an id', isOptional: true },
  fileIds: {
    isValid: (value) => isList(value, (item) => item === null || isId(item), LIMITS.filesPerProject),
    message: `must be a list of 1 to ${LIMITS.filesPerProject} ids, or null for no file`,
    isOptional: true,
  },
  languageIds: {
    isValid: (value) => isList(value, isId),
    message: `must be a list of 1 to ${LIMITS.languagesPerProject} ids`,
    isOptional: true,
  },
  statuses: {
    isValid: (value) => isList(value, (item) => FILTER_STATUSES.some((status) => status === item)),
    message: `must be a list of ${FILTER_STATUSES.join(', ')}`,
    isOptional: true,
  },
  text: {
    isValid: (value) => typeof value === 'string' && value !== '' && value.length <= LIMITS.name,
    message: `must be a string of 1 to ${LIMITS.name} characters`,
    isOptional: true,
  },
} satisfies Record<keyof KeyFilter, FieldRule>;

/** A filter without a condition would select every key. */
const faultIn = (value: unknown): TreeFault | null =>
  faultInRecord(value, 'filter', RULES) ??
  (Object.keys(value as object).length === 0 ? { path: 'filter', message: 'must have a condition' } : null);

/** Validates which keys a call changes. */
export const IsKeyFilter = (): PropertyDecorator => IsTree(faultIn);
