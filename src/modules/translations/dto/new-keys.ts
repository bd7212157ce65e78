import type { PipeTransform } from '@nestjs/common';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { CreateKey, NewValue } from '#core/api/translations.js';
import { formRefusal, singularRefusal } from '#core/domain/called-form.js';
import { areTags, isMaxLength } from '#core/domain/key-context.js';
import { isPluralForm } from '#core/domain/plural-rules.js';
import { faultInRecord, pathTo } from '#core/domain/record-rules.js';
import type { FieldRule } from '#core/domain/record-rules.js';
import { LIMITS, SNAKE_CASE } from '#core/domain/rules.js';
import type { Steps } from '#core/steps.js';

import { isId } from '../../../platform/http/validation/is-id.js';
import { invalidAt, refuse } from '../../../platform/http/validation/refuse.js';
import { inSlices } from '../../../platform/slices.js';
import { MAX_LENGTH_MESSAGE, TAGS_MESSAGE } from './key-context.rules.js';

/** A new key with all fields set. */
export type NewKey = Required<CreateKey>;

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
  if (!isInBounds)
    throw invalidAt({ path: 'body', message: `must be a list of 1 to ${LIMITS.keysPerCall} keys` });
  const keys: NewKey[] = [];
  for (const [index, key] of body.entries()) {
    keys.push(yield* newKey(key, String(index)));
    yield;
  }
  return keys;
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const KEY = {
  name: {
    isValid: (name) => isText(name, LIMITS.name) && SNAKE_CASE.test(name),
    message: 'must be snake case',
  },
  isPlural: { isValid: (isPlural) => typeof isPlural === 'boolean', message: 'must be true or false' },
  groupId: { isValid: (id) => id === null || isId(id), message: 'must be an id or null', isOptional: true },
  groupName: {
    isValid: (name) => name === null || (isText(name, LIMITS.name) && name.trim() !== ''),
    message: `must be a string of 1 to ${LIMITS.name} characters or null`,
    isOptional: true,
  },
  description: {
    isValid: (description) => isText(description, LIMITS.description),
    message: `must be a string of at most ${LIMITS.description} characters`,
    isOptional: true,
  },
  maxLength: { isValid: isMaxLength, message: MAX_LENGTH_MESSAGE, isOptional: true },
  tags: { isValid: areTags, message: TAGS_MESSAGE, isOptional: true },
  values: { isValid: Array.isArray, message: 'must be a list of values', isOptional: true },
} satisfies Record<keyof CreateKey, FieldRule>;

function* newKey(body: unknown, path: string): Steps<NewKey> {
  refuse(faultInRecord(body, path, KEY, ENTITY_FIELDS.key));
  const { name, isPlural, groupId = null, groupName = null, values = [], ...context } = body as CreateKey;
  const { description = '', maxLength = null, tags = [] } = context;
  return {
    name,
    isPlural,
    groupId,
    groupName,
    description,
    maxLength,
    tags: tags.map((tag) => tag.trim()),
    values: yield* newValues(values, { name, isPlural }, pathTo(path, 'values')),
  };
}

/** The number of values validated in one step. */
const STEP = 256;

function* newValues(given: readonly unknown[], key: KeyOfValues, path: string): Steps<NewValue[]> {
  const cells = new Set<string>();
  const values: NewValue[] = [];
  const rules = valueRules(key);
  for (const [index, item] of given.entries()) {
    const at = pathTo(path, index);
    const value = newValue(item, at, rules);
    const cell = `${value.languageId} ${value.quantityString ?? ''}`;
    if (cells.has(cell)) throw invalidAt({ path: at, message: 'occurs twice for this language' });
    cells.add(cell);
    if (values.push(value) % STEP === 0) yield;
  }
  return values;
}

type KeyOfValues = Pick<NewKey, 'name' | 'isPlural'>;

/** Arabic has all categories of CLDR. */
const ANY_LANGUAGE = { mode: 'cldr', tag: 'ar', name: 'any language' } as const;

const VALUE = {
  name: {
    isValid: (name) => isText(name, LIMITS.valueText),
    message: `must be a string of at most ${LIMITS.valueText} characters`,
  },
  languageId: { isValid: isId, message: 'must be an id' },
} satisfies Partial<Record<keyof NewValue, FieldRule>>;

type ValueRules = Record<keyof NewValue, FieldRule>;

// Which of all forms a value may have is up to its project and language: the service refuses the others.
const valueRules = ({ name: key, isPlural }: KeyOfValues): ValueRules => ({
  ...VALUE,
  quantityString: isPlural
    ? { isValid: isPluralForm, message: (form) => formRefusal(form, key, ANY_LANGUAGE) }
    : { isValid: (form) => form === null, message: (form) => singularRefusal(form, key), isOptional: true },
});

function newValue(item: unknown, path: string, rules: ValueRules): NewValue {
  refuse(faultInRecord(item, path, rules, ENTITY_FIELDS.value));
  const { name, languageId, quantityString = null } = item as NewValue;
  return { name, languageId, quantityString };
}
