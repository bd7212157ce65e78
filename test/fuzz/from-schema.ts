import fc from 'fast-check';

import { DESCRIPTION } from '../support/openapi.js';
import { PASSWORD } from '../support/project/world.js';
import { HOSTILE_TEXTS } from './dictionary.js';
import { EmailSlot, IdListSlot, IdSlot, KINDS, RefreshTokenSlot } from './slots.js';
import type { Kind } from './slots.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Enough to cover lists. */
const MOST_ITEMS = 4;

const MAX_TOSS = 1_000;

export const aToss = fc.nat({ max: MAX_TOSS });

/** Values that a schema accepts. `name` is that of the field, which determines ids. */
export function fitting(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const { $ref, enum: options, oneOf, anyOf, allOf } = schema;
  if ($ref !== undefined) return fitting(referred($ref), name);
  if (allOf)
    return fc
      .tuple(...allOf.map((part) => fitting(part, name)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  const variants = oneOf ?? anyOf;
  if (variants) return fc.oneof(...variants.map((variant) => fitting(variant, name)));
  if (options) return fc.constantFrom(...options);
  return fc.oneof(...[schema.type ?? 'object'].flat().map((type) => ofType(type, schema, name)));
}

function referred(reference: string): Schema {
  const schema = DESCRIPTION.components.schemas[reference.replace('#/components/schemas/', '')];
  if (schema === undefined) throw new Error(`docs/openapi.json has no ${reference}.`);
  return schema;
}

function ofType(type: string, schema: Schema, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return aNumber(schema, name);
    case 'array':
      return aList(schema, name);
    case 'string':
      return aText(schema, name);
    default:
      return anObject(schema);
  }
}

export function kindOf(name: string): Kind | undefined {
  return KINDS.find((kind) => name === `${kind}Id` || name === `${kind}Ids`);
}

function aNumber({ minimum = 0, maximum = 2 ** 31 }: Schema, name: string): fc.Arbitrary<unknown> {
  const kind = kindOf(name);
  if (kind !== undefined) return aToss.map((toss) => new IdSlot(kind, toss));
  return fc.integer({ min: minimum, max: Math.min(maximum, Number.MAX_SAFE_INTEGER) });
}

const aList = (
  { items = {}, minItems = 0, maxItems = MOST_ITEMS }: Schema,
  name: string,
): fc.Arbitrary<unknown> =>
  fc.array(fitting(items, name), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + MOST_ITEMS),
  });

function anObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

const FORMATS: Partial<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.oneof(
    aToss.map((toss) => new EmailSlot(toss)),
    fc.emailAddress(),
  ),
  password: fc.constantFrom(PASSWORD, PASSWORD, 'wrong Passw0rd!'),
  'date-time': fc.constantFrom('2099-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'),
};

/** Few of these, so that names collide. */
const NAMES = ['title', 'open', 'menu', 'common', 'en', 'fr', 'English'];

function aText(
  { pattern, format = '', minLength = 0, maxLength = 50 }: Schema,
  name: string,
): fc.Arbitrary<unknown> {
  if (/LanguagesIds$/.test(name))
    return fc.array(aToss, { maxLength: 3 }).map((tosses) => new IdListSlot(tosses));
  if (name === 'refreshToken') return fc.constantFrom(new RefreshTokenSlot(), 'nonsense');
  const special = FORMATS[format];
  if (special) return special;
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  const known = [...NAMES, ...HOSTILE_TEXTS].filter(fits);
  const matching =
    pattern === undefined || pattern === '\\S'
      ? fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
      : fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  return known.length === 0 ? matching : fc.oneof(fc.constantFrom(...known), matching);
}
