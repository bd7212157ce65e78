import fc from 'fast-check';

import { FOREIGN_FIELDS, HOSTILE_VALUES } from './dictionary.js';
import { aToss } from './from-schema.js';

/** How a body that fits is made one that does not, or that says too much. */
export interface Mutation {
  kind: 'replace' | 'drop' | 'foreign' | 'wrap';
  /** Which part of the body. */
  toss: number;
  value: unknown;
}

export const aMutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(
    'replace' as const,
    'replace' as const,
    'drop' as const,
    'foreign' as const,
    'wrap' as const,
  ),
  toss: aToss,
  value: fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.jsonValue()),
});

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Every part of a body by the container that holds it. */
function parts(value: unknown): [container: Container, name: string][] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(
    ([name, item]) => [[value, name], ...parts(item)] as [Container, string][],
  );
}

/** Changes a body that nobody else holds. */
export function mutated(body: unknown, { kind, toss, value }: Mutation): unknown {
  if (kind === 'wrap') return [body];
  if (kind === 'foreign' && isContainer(body) && !Array.isArray(body)) return { ...FOREIGN_FIELDS, ...body };
  const places = parts(body);
  const place = places[toss % Math.max(1, places.length)];
  if (place === undefined) return value;
  const [container, name] = place;
  if (kind === 'drop') Reflect.deleteProperty(container, name);
  else Reflect.set(container, name, value);
  return body;
}
