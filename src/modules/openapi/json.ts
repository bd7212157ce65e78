/** Any object in an OpenAPI document. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a field; an empty object if there is none. */
export const objectIn = (object: unknown, field: string): JsonObject => {
  const found = isObject(object) ? object[field] : undefined;
  return isObject(found) ? found : {};
};
