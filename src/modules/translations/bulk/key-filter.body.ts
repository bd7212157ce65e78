import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

import { FILTER_STATUSES } from '#core/api/bulk.js';
import type { FilterStatus, KeyFilter } from '#core/api/bulk.js';
import { LIMITS } from '#core/domain/rules.js';

import { isId } from '../../../platform/http/validation/is-id.js';

/** A filter in the OpenAPI document; `isKeyFilter` validates it. */
export class KeyFilterBody implements KeyFilter {
  groupId?: number;
  /** The languages in which `statuses` and `text` are looked for. If absent, every language that the caller may read. */
  @ApiProperty({ type: [Number], minItems: 1, maxItems: LIMITS.languagesPerProject })
  languageIds?: number[];
  /** The keys with a value in one of these statuses. */
  @ApiProperty({ enum: FILTER_STATUSES, isArray: true, minItems: 1 })
  statuses?: FilterStatus[];
  /** The keys that contain this text in their name, the name of their group or a value. Letter case is ignored. */
  @ApiProperty({ minLength: 1, maxLength: LIMITS.name })
  text?: string;
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= LIMITS.languagesPerProject &&
  value.every(isItem);

const RULES: Record<keyof KeyFilter, (value: unknown) => boolean> = {
  groupId: isId,
  languageIds: (value) => isList(value, isId),
  statuses: (value) => isList(value, (item) => FILTER_STATUSES.some((status) => status === item)),
  text: (value) => typeof value === 'string' && value !== '' && value.length <= LIMITS.name,
};

/**
 * What is wrong with a filter; null if it is valid. Without a known condition it is invalid: a misspelt one would select
 * every key.
 */
function faultOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'must be an object';
  const given = new Map<string, unknown>(Object.entries(value));
  const known = Object.entries(RULES).filter(([field]) => given.has(field));
  const invalid = known.find(([field, isValid]) => !isValid(given.get(field)));
  if (invalid) return `has an invalid field ${invalid[0]}`;
  return known.length === 0 ? 'must have a condition' : null;
}

/** Nested bodies are not turned into instances, so the fields are checked by hand. */
export const IsKeyFilter = (): PropertyDecorator =>
  ValidateBy({
    name: 'isKeyFilter',
    validator: {
      validate: (value) => faultOf(value) === null,
      defaultMessage: (args) => faultOf(args?.value) ?? 'is invalid',
    },
  });
