import type { PipeTransform } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { CreateKey, NewValue } from '#core/api/translations.js';
import { areTags, isMaxLength } from '#core/domain/key-context.js';
import { isPluralForm } from '#core/domain/plural-rules.js';
import { LIMITS, SNAKE_CASE } from '#core/domain/rules.js';
import type { Steps } from '#core/steps.js';

import { InvalidError } from '../../../platform/errors/domain.error.js';
import { isId } from '../../../platform/http/validation/is-id.js';
import { inSlices } from '../../../platform/slices.js';
import { MAX_LENGTH_MESSAGE, TAGS_MESSAGE } from './key-context.rules.js';

/** A new key with all fields set. */
export type NewKey = Required<CreateKey>;

type NewContext = Pick<NewKey, 'description' | 'maxLength' | 'tags'>;

// Validated by hand: decorated classes would block the event loop for a third of a second at 5,000 keys.

/** The body of a call that creates one key. */
export const NewKeyBody: PipeTransform<unknown, Promise<NewKey>> = {
  transform: (body) => inSlices(newKey(body, '')),
};

/** The body of a call that creates several keys. */
export const NewKeysBody: PipeTransform<unknown, Promise<NewKey[]>> = {
  transform: (body) => inSlices(newKeys(body)),
};

function* newKeys(body: unknown): Steps<NewKey[]> {
  const isInBounds = Array.isArray(body) && body.length >= 1 && body.length <= LIMITS.keysPerCall;
  if (!isInBounds) throw refusal('body', `must be a list of 1 to ${LIMITS.keysPerCall} keys`);
  const keys: NewKey[] = [];
  for (const [index, key] of body.entries()) {
    keys.push(yield* newKey(key, `[${index}].`));
    yield;
  }
  return keys;
}

function* newKey(body: unknown, at: string): Steps<NewKey> {
  const fields = fieldsOf(body, at);
  const { name, isPlural, values = [] } = fields;
  if (!isText(name, LIMITS.name) || !SNAKE_CASE.test(name)) throw refusal(`${at}name`, 'must be snake case');
  if (typeof isPlural !== 'boolean') throw refusal(`${at}isPlural`, 'must be true or false');
  const place = placeOf(fields, at);
  const context = contextOf(fields, at);
  return { name, isPlural, ...place, ...context, values: yield* newValues(values, isPlural, `${at}values`) };
}

function contextOf(fields: Record<string, unknown>, at: string): NewContext {
  const { description = '', maxLength = null, tags = [] } = fields;
  if (!isText(description, LIMITS.description))
    throw refusal(`${at}description`, `must be a string of at most ${LIMITS.description} characters`);
  if (!isMaxLength(maxLength)) throw refusal(`${at}maxLength`, MAX_LENGTH_MESSAGE);
  if (!areTags(tags)) throw refusal(`${at}tags`, TAGS_MESSAGE);
  return { description, maxLength, tags: tags.map((tag) => tag.trim()) };
}

function placeOf(fields: Record<string, unknown>, at: string): Pick<NewKey, 'groupId' | 'groupName'> {
  const { groupId = null, groupName = null } = fields;
  if (groupId !== null && !isId(groupId)) throw refusal(`${at}groupId`, 'must be an id or null');
  if (groupName !== null && !(isText(groupName, LIMITS.name) && groupName.trim() !== ''))
    throw refusal(`${at}groupName`, `must be a string of 1 to ${LIMITS.name} characters or null`);
  return { groupId, groupName };
}

/** The number of values validated in one step. */
const STEP = 256;

function* newValues(given: unknown, isPlural: boolean, at: string): Steps<NewValue[]> {
  if (!Array.isArray(given)) throw refusal(at, 'must be a list of values');
  const cells = new Set<string>();
  const values: NewValue[] = [];
  for (const [index, item] of given.entries()) {
    const value = newValue(item, isPlural, `${at}[${index}].`);
    const cell = `${value.languageId} ${value.quantityString ?? ''}`;
    if (cells.has(cell)) throw refusal(`${at}[${index}]`, 'occurs twice for this language');
    cells.add(cell);
    if (values.push(value) % STEP === 0) yield;
  }
  return values;
}

function newValue(body: unknown, isPlural: boolean, at: string): NewValue {
  const { name, languageId, quantityString = null } = fieldsOf(body, at);
  if (!isText(name, LIMITS.valueText)) {
    throw refusal(`${at}name`, `must be a string of at most ${LIMITS.valueText} characters`);
  }
  if (!isId(languageId)) throw refusal(`${at}languageId`, 'must be an id');
  if (isPlural ? !isPluralForm(quantityString) : quantityString !== null)
    throw refusal(`${at}quantityString`, QUANTITY_MESSAGE);
  return { name, languageId, quantityString: isPluralForm(quantityString) ? quantityString : null };
}

export const QUANTITY_MESSAGE = 'must be zero, one or other for a plural key, and null for a singular one';

function fieldsOf(body: unknown, at: string): Record<string, unknown> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject) throw refusal(at.replace(/\.$/, '') || 'body', 'must be an object');
  return body as Record<string, unknown>;
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const refusal = (field: string, message: string): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields: { [field]: message } });
