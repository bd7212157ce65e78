/** Some object of a description, whatever its kind. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in a field that may hold an object; an empty one where it does not. */
export const objectIn = (object: unknown, field: string): JsonObject => {
  const found = isObject(object) ? object[field] : undefined;
  return isObject(found) ? found : {};
};
