const CONTEXT = 3;

/** The lines of JSON around the first and last difference; null if there is none. Ignores the order of fields. */
export function difference(expected: unknown, actual: unknown) {
  const wanted = linesOf(inOrderOf(actual, expected));
  const got = linesOf(actual);
  if (wanted.join('\n') === got.join('\n')) return null;
  const head = countEqual(wanted, got);
  const tail = countEqual(wanted.slice(head).reverse(), got.slice(head).reverse());
  return [
    ...wanted.slice(Math.max(0, head - CONTEXT), head).map((line) => `    ${line}`),
    ...wanted.slice(head, wanted.length - tail).map((line) => `  - ${line}`),
    ...got.slice(head, got.length - tail).map((line) => `  + ${line}`),
    ...wanted
      .slice(wanted.length - tail)
      .slice(0, CONTEXT)
      .map((line) => `    ${line}`),
  ].join('\n');
}

/** `value` with the fields of its objects in the order of `model`. */
function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    const models = Array.isArray(model) ? model : [];
    return value.map((item, index) => inOrderOf(models[index], item));
  }
  if (!isObject(value)) return value;
  const inModel = isObject(model) ? model : {};
  const names = new Set([
    ...Object.keys(inModel).filter((name) => Object.hasOwn(value, name)),
    ...Object.keys(value),
  ]);
  return Object.fromEntries([...names].map((name) => [name, inOrderOf(inModel[name], value[name])]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts with line ends are shown line by line. */
const linesOf = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value, null, 1)).split(/\n|\\n/);

function countEqual(a: string[], b: string[]) {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}
