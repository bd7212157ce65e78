/** A value that is already JSON: parsing and writing several MB would block the page. */
export class JsonText<T> {
  /** Makes texts of different values different types. */
  declare readonly value: T;

  constructor(readonly json: string) {}
}

/** Serialises a body, whose fields may be JSON already. */
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
