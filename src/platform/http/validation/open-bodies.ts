import type { Type } from '@nestjs/common';

const NONE: readonly string[] = [];

const echoes = new Map<string, readonly string[]>();
const opaque = new Set<string>();

/**
 * A body in which clients may send back an entity as they have read it: these fields are accepted and change nothing. All
 * other fields that the class does not declare are refused.
 */
export const Echoes =
  (fields: readonly string[]): ClassDecorator =>
  ({ name }) => {
    echoes.set(name, fields);
  };

/**
 * A body that clients pass on without reading it: the OpenAPI document only describes the declared fields of the class.
 */
export const Opaque =
  (): ClassDecorator =>
  ({ name }) => {
    opaque.add(name);
  };

export const echoedBy = ({ name }: Type<object>): readonly string[] => echoes.get(name) ?? NONE;

/** Which fields a class of this name has beside those that it declares, for the OpenAPI document. */
export function othersIn(name: string): 'none' | 'echoed' | 'any' {
  if (opaque.has(name)) return 'any';
  return echoes.has(name) ? 'echoed' : 'none';
}
