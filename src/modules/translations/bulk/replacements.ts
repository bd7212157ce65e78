import type { PipeTransform } from '@nestjs/common';

import type { Replacement, ReplaceValues } from '#core/api/bulk.js';
import { ErrorCode } from '#core/api/error-codes.js';
import { LIMITS } from '#core/domain/rules.js';
import type { Steps } from '#core/steps.js';

import { InvalidError } from '../../../platform/errors/domain.error.js';
import { inSlices } from '../../../platform/slices.js';

// Validated by hand: decorated classes would block the event loop.

/** The body of a call that replaces texts. */
export const ReplacementsBody: PipeTransform<unknown, Promise<ReplaceValues>> = {
  transform: (body) => inSlices(replacements(body)),
};

const MOST_VERSIONS = 2 ** 31 - 1;

/** The number of replacements validated in one step. */
const STEP = 256;

function* replacements(body: unknown): Steps<ReplaceValues> {
  const { changes, changeSetId } = fieldsOf(body, 'body');
  if (!Array.isArray(changes) || changes.length < 1 || changes.length > LIMITS.replacementsPerCall)
    throw refusal('changes', `must be a list of 1 to ${LIMITS.replacementsPerCall} replacements`);
  if (changeSetId !== undefined && !isInteger(changeSetId)) throw refusal('changeSetId', 'must be an id');
  const byValue = new Map<number, Replacement>();
  for (const [index, item] of changes.entries()) {
    const replacement = replacementOf(item, `changes[${index}]`);
    if (byValue.has(replacement.valueId)) throw refusal(`changes[${index}].valueId`, 'occurs twice');
    byValue.set(replacement.valueId, replacement);
    if (index % STEP === 0) yield;
  }
  return { changes: [...byValue.values()], ...(changeSetId === undefined ? {} : { changeSetId }) };
}

function replacementOf(item: unknown, at: string): Replacement {
  const { valueId, version, text } = fieldsOf(item, at);
  if (!isInteger(valueId)) throw refusal(`${at}.valueId`, 'must be an id');
  if (!isInteger(version) || version < 1 || version > MOST_VERSIONS)
    throw refusal(`${at}.version`, 'must be a version');
  if (typeof text !== 'string' || text.length > LIMITS.valueText)
    throw refusal(`${at}.text`, `must be a string of at most ${LIMITS.valueText} characters`);
  return { valueId, version, text };
}

function fieldsOf(body: unknown, at: string): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw refusal(at, 'must be an object');
  return body as Record<string, unknown>;
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);

const refusal = (field: string, message: string): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { [field]: message } });
