import fc from 'fast-check';

import { FOREIGN_FIELDS, HOSTILE_VALUES } from './dictionary.js';
import { aToss } from './from-schema.js';

/** How a valid body is made invalid, or gets extra fields. */
export interface Mutation {
  kind: 'replace' | 'drop' | 'foreign' | 'wrap';
  /** The part of the body. */
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

/** Every part of a body, with its container. */
function parts(value: unknown): [container: Container, name: string][] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(
    ([name, item]) => [[value, name], ...parts(item)] as [Container, string][],
  );
}

/** Changes a body in place. */
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
