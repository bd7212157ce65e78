/** A value as the JSON that it already is: to parse and write one of several MB would block the page. */
export class JsonText<T> {
  /** So that texts of different values are different types. */
  declare readonly value: T;

  constructor(readonly json: string) {}
}

/** A body as JSON. Its fields, and no value in them, may be JSON already. */
export function jsonOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const texts = Object.entries(body).filter(
    (field): field is [string, JsonText<unknown>] => field[1] instanceof JsonText,
  );
  if (texts.length === 0) return JSON.stringify(body);
  const others = Object.entries(body).filter(([, value]) => !(value instanceof JsonText));
  const rest = JSON.stringify(Object.fromEntries(others)).slice(1, -1);
  const fields = texts.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`);
  return `{${[...fields, ...(rest === '' ? [] : [rest])].join(',')}}`;
}
