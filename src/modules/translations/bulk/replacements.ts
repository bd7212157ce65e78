import type { PipeTransform } from '@nestjs/common';

import type { Replacement, ReplaceValues } from '#core/api/bulk.js';
import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule } from '#core/domain/record-rules.js';
import { LIMITS } from '#core/domain/rules.js';
import type { Steps } from '#core/steps.js';

import { refuse } from '../../../platform/http/validation/refuse.js';
import { inSlices } from '../../../platform/slices.js';

// Validated by hand: decorated classes would block the event loop.

/** The body of a call that replaces texts. */
export const ReplacementsBody: PipeTransform<unknown, Promise<ReplaceValues>> = {
  transform: (body) => inSlices(replacements(body)),
};

const MOST_VERSIONS = 2 ** 31 - 1;

/** The number of replacements validated in one step. */
const STEP = 256;

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

const BODY = {
  changes: {
    isValid: (value) =>
      Array.isArray(value) && value.length >= 1 && value.length <= LIMITS.replacementsPerCall,
    message: `must be a list of 1 to ${LIMITS.replacementsPerCall} replacements`,
  },
  changeSetId: { isValid: isInteger, message: 'must be an id', isOptional: true },
} satisfies Record<keyof ReplaceValues, FieldRule>;

const REPLACEMENT = {
  valueId: { isValid: isInteger, message: 'must be an id' },
  version: {
    isValid: (value) => isInteger(value) && value >= 1 && value <= MOST_VERSIONS,
    message: 'must be a version',
  },
  text: {
    isValid: (value) => typeof value === 'string' && value.length <= LIMITS.valueText,
    message: `must be a string of at most ${LIMITS.valueText} characters`,
  },
} satisfies Record<keyof Replacement, FieldRule>;

function* replacements(body: unknown): Steps<ReplaceValues> {
  refuse(faultInRecord(body, '', BODY));
  const { changes, changeSetId } = body as ReplaceValues;
  const byValue = new Map<number, Replacement>();
  for (const [index, item] of changes.entries()) {
    const path = pathTo('changes', index);
    refuse(faultInRecord(item, path, REPLACEMENT));
    const { valueId, version, text } = item;
    if (byValue.has(valueId)) refuse({ path: pathTo(path, 'valueId'), message: 'occurs twice' });
    byValue.set(valueId, { valueId, version, text });
    if (index % STEP === 0) yield;
  }
  return { changes: [...byValue.values()], ...(changeSetId === undefined ? {} : { changeSetId }) };
}
