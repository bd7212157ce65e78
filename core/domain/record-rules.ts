import { unknownFields } from './unknown-fields.js';

/** An error in an untrusted tree, with its path, such as `groups.0.keys.2.name`. */
export interface TreeFault {
  path: string;
  message: string;
}

/** A rule for one field of an object. */
export interface FieldRule {
  isValid: (value: unknown) => boolean;
  /** What the field must be, after its name; may depend on the value. */
  message: string | ((value: unknown) => string);
  isOptional?: true;
}

export const REQUIRED = 'is required';

/** The path of a field or an item; that of the whole body is empty. */
export const pathTo = (path: string, field: string | number): string =>
  path === '' ? String(field) : `${path}.${field}`;

/** Whether an untrusted value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the first error of an untrusted value: it is no object, has an unknown field, lacks one, or a field breaks
 * its rule.
 * @param echoed fields that are accepted and ignored
 */
export function faultInRecord(
  value: unknown,
  path: string,
  rules: Readonly<Record<string, FieldRule>>,
  echoed: readonly string[] = [],
): TreeFault | null {
  if (!isRecord(value)) return { path: path === '' ? 'body' : path, message: 'must be an object' };
  const [unknown] = unknownFields(value, { own: Object.keys(rules), echoed });
  if (unknown) return { path: pathTo(path, unknown[0]), message: unknown[1] };
  for (const [field, rule] of Object.entries(rules)) {
    const message = messageFor(Object.hasOwn(value, field) ? value[field] : undefined, rule);
    if (message !== null) return { path: pathTo(path, field), message };
  }
  return null;
}

function messageFor(value: unknown, { isValid, message, isOptional }: FieldRule): string | null {
  if (value === undefined) return isOptional === true ? null : REQUIRED;
  if (isValid(value)) return null;
  return typeof message === 'string' ? message : message(value);
}
