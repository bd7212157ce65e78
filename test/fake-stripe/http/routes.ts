import type { Machine } from '../machine/machine.js';
import type { World } from '../world.js';
import type { Params } from './form.js';

/** The input of a route: the ids in its path, and the parameters of the request. */
export interface Request {
  id: string;
  params: Params;
  /** With a publishable key only what has a secret may be touched. */
  isPublic: boolean;
}

export interface Place {
  world: World;
  machine: Machine;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` matches an id. */
  path: string;
  /** Names of parameters beside `expand`; any other is refused. */
  takes: readonly string[];
  answer: (place: Place, request: Request) => object;
  /** Open to callers with the secret of the object. */
  isPublic?: boolean;
}

/** Names of parameters, held against those of the SDK. */
export const names =
  <T>() =>
  (...of: (keyof T & string)[]): readonly string[] =>
    of;

export const listOf = <T>(data: T[], url: string, hasMore = false): object => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
