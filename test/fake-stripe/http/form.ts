/** The parameters of a request, nested as in Stripe's forms: `items[0][price]=x`. */
export type Param = string | Params | undefined;
export interface Params {
  [name: string]: Param;
}

export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    let place = params;
    for (const [depth, name] of names.entries()) {
      const key = name === '' ? String(Object.keys(place).length) : name;
      if (depth === names.length - 1) place[key] = value;
      else place = nested(place, key);
    }
  }
  return params;
}

function nested(place: Params, key: string): Params {
  const found = place[key];
  if (typeof found === 'object') return found;
  const made: Params = {};
  place[key] = made;
  return made;
}

export const text = (param: Param): string | undefined => (typeof param === 'string' ? param : undefined);

export const fields = (param: Param): Params => (typeof param === 'object' ? param : {});

export const list = (param: Param): Param[] => Object.values(fields(param));

export const texts = (param: Param): string[] => list(param).flatMap((item) => text(item) ?? []);

export const number = (param: Param): number | undefined =>
  text(param) === undefined ? undefined : Number(text(param));

/** Metadata: names with texts. */
export const marks = (param: Param): Record<string, string> =>
  Object.fromEntries(Object.entries(fields(param)).map(([name, value]) => [name, text(value) ?? '']));
