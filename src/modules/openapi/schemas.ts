import { othersIn } from '../../platform/http/validation/open-bodies.js';
import { withoutDefaults } from './defaults.js';
import { isObject, objectIn } from './json.js';
import type { JsonObject } from './json.js';

/**
 * Converts a part of the document to OpenAPI 3.1, where schemas are JSON Schema: null is a type, and every number of
 * this API is an integer.
 */
export function modern(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(modern);
  if (!isObject(node)) return node;
  const { nullable, ...rest } = node;
  const fields = Object.fromEntries(Object.entries(rest).map(([name, field]) => [name, modern(field)]));
  if (fields.type === 'number') fields.type = 'integer';
  if (Array.isArray(fields.type))
    fields.type = fields.type.map((type) => (type === 'number' ? 'integer' : (type as unknown)));
  return nullable === true ? orNull(fields) : fields;
}

function orNull({ allOf, ...schema }: JsonObject): JsonObject {
  if (Array.isArray(allOf)) {
    const { type: _type, ...rest } = schema;
    return { ...rest, anyOf: [...(allOf as unknown[]), { type: 'null' }] };
  }
  const values = Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {};
  return { ...schema, ...values, type: [schema.type, 'null'] };
}

/**
 * The named schemas, in OpenAPI 3.1 and strict: additional fields are only allowed in entities that clients may send
 * back.
 */
export const strictSchemas = (schemas: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { properties, required, ...rest } = modern(schema) as JsonObject;
      if (!isObject(properties)) return [name, rest];
      return [
        name,
        {
          ...rest,
          properties: withoutDefaults(withFormats(properties)),
          ...requiredOf(properties, required),
          ...OTHERS[othersIn(name)],
        },
      ];
    }),
  );

const OTHERS = {
  none: { additionalProperties: false },
  echoed: {
    description:
      'The other fields that the entity has in responses are accepted, so that it may be sent back, and change nothing. All others are refused.',
  },
  any: {
    additionalProperties: true,
    description: 'Opaque: what it has beside these fields may change. Pass it on as it is.',
  },
};

/** Fields with a default are optional. */
function requiredOf(properties: JsonObject, required: unknown): JsonObject {
  if (!Array.isArray(required)) return {};
  const names = required.filter((name) => !('default' in objectIn(properties, String(name))));
  return names.length > 0 ? { required: names } : {};
}

const withFormats = (properties: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isObject(schema) ? withFormat(name, schema) : schema,
    ]),
  );

/** Formats by name: `id` and `…Id` are row ids; `at`, `…At`, `…Time` and the ends of periods are date-times. */
function withFormat(name: string, schema: JsonObject): JsonObject {
  const types = [schema.type].flat();
  if (/^id$|Id$/.test(name) && types.includes('integer')) return { minimum: 1, ...schema };
  if (/^at$|At$|Time$|Period(Start|End)$/.test(name) && types.includes('string'))
    return { format: 'date-time', ...schema };
  return schema;
}
