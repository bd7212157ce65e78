import { isObject } from './json.js';
import type { JsonObject } from './json.js';

/**
 * Moves the default of a field into its description: client generators make fields with a `default` required, although
 * requests may omit them.
 */
export function withoutDefault(schema: JsonObject): JsonObject {
  if (!('default' in schema)) return schema;
  const { default: value, description, ...rest } = schema;
  const told = typeof description === 'string' ? [description] : [];
  return { ...rest, description: [...told, `If absent, \`${JSON.stringify(value)}\`.`].join(' ') };
}

export const withoutDefaults = (properties: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isObject(schema) ? withoutDefault(schema) : schema,
    ]),
  );
