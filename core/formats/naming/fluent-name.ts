/** A message, a term, or an attribute of a message. */
const NAME = /^(?:-?[a-zA-Z][\w-]*|[a-zA-Z][\w-]*\.[a-zA-Z][\w-]*)$/;

/**
 * The form a name takes in Fluent: letters and digits of ASCII, `_` and `-`, the rest `_`; a letter in front. Names of
 * terms (`-brand`) and of attributes (`title.label`) stay as they are.
 */
export function fluentName(name: string): string {
  if (NAME.test(name)) return name;
  const form = name.replace(/[^\w-]/gu, '_');
  return /^[a-zA-Z]/.test(form) ? form : `k${form}`;
}
