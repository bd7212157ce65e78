/** How the texts of a localization stand together; a number is the position of a key among those of the string. */
export type Shape =
  number | { device: Shapes } | { set: number[] } | { substitutions: Substitutions; unit?: Shape };

type Shapes = [name: string, shape: Shape][];

export type Substitutions = [name: string, fields: Record<string, string | number>, shape: Shape][];

/** Deeper than any catalogue goes: a device, a substitution, a plural. */
export const MOST_LEVELS = 6;

/** The shape with other positions: those of the keys that there are. */
export function movedShape(shape: Shape, positionOf: (position: number) => number): Shape {
  if (typeof shape === 'number') return positionOf(shape);
  if ('set' in shape) return { set: shape.set.map(positionOf) };
  if ('device' in shape)
    return { device: shape.device.map(([name, inner]) => [name, movedShape(inner, positionOf)]) };
  const substitutions = shape.substitutions.map(([name, fields, inner]): Substitutions[number] => [
    name,
    fields,
    movedShape(inner, positionOf),
  ]);
  return { substitutions, ...(shape.unit !== undefined && { unit: movedShape(shape.unit, positionOf) }) };
}

/** The shape of a profile, which may come from anywhere; one key alone if it is none. */
export function shapeIn(source: string | undefined): Shape {
  if (source === undefined) return 0;
  try {
    const shape: unknown = JSON.parse(source);
    return isShape(shape, 0) ? shape : 0;
  } catch {
    return 0;
  }
}

function isShape(value: unknown, level: number): value is Shape {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null || level > MOST_LEVELS) return false;
  if ('set' in value) return areNumbers(value.set);
  if ('device' in value) return areShapes(value.device, 2, level);
  if (!('substitutions' in value) || !areShapes(value.substitutions, 3, level)) return false;
  return !('unit' in value) || isShape(value.unit, level + 1);
}

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const areShapes = (value: unknown, length: 2 | 3, level: number): boolean =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      Array.isArray(one) &&
      one.length === length &&
      typeof one[0] === 'string' &&
      isShape(one[length - 1], level + 1) &&
      (length === 2 || areFields(one[1])),
  );

const areFields = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string' || typeof one === 'number');
