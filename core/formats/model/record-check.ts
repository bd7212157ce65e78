export type Check = (value: unknown) => boolean;

export const isText: Check = (value) => typeof value === 'string';
export const isFlag: Check = (value) => value === true;
export const isListOf = (value: unknown, check: Check): boolean =>
  Array.isArray(value) && value.every((item) => check(item));
export const areTexts: Check = (texts) => isListOf(texts, isText);

/** A check of every field; a trailing `?` marks one that may be absent. No other field is there. */
export function recordOf(checks: Readonly<Record<string, Check>>): Check {
  const fields = new Map(Object.entries(checks).map(([field, check]) => [field.replace('?', ''), check]));
  const required = Object.keys(checks).filter((field) => !field.endsWith('?'));
  return (value) =>
    isRecord(value) &&
    required.every((name) => value[name] !== undefined && Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, own]) => {
      const check = fields.get(name);
      return check !== undefined && (own === undefined || check(own));
    });
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A check for every field that something of a format has beside those that all formats share. All of them may be absent. */
export type ChecksOf<Own, Shared> = Readonly<Record<Exclude<keyof Own, keyof Shared>, Check>>;

/** Checks of fields that may be absent. */
export const optional = (checks: Readonly<Record<string, Check>>): Record<string, Check> =>
  Object.fromEntries(Object.entries(checks).map(([field, check]) => [`${field}?`, check]));
