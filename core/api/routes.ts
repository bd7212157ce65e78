import { CALLS } from './calls.js';
import type { CallName } from './calls.js';

/** The base path of the API. */
export const API_BASE = '/api/v1';

/** Session ids are strings, all other ids are numbers. */
type Slot<Name> = Name extends 'sessionId' ? string : number;

type Slots<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [id: Slot<Name>, ...Slots<Rest>]
  : [];

type Routes = { readonly [Name in CallName]: (...ids: Slots<(typeof CALLS)[Name]['path']>) => string };

/** The path of a call, as a function of its parameters. */
const to =
  (path: string) =>
  (...ids: (string | number)[]): string => {
    const left = [...ids];
    return path.replace(/\{\w+\}/g, () => String(left.shift()));
  };

/** The path of every call by its name, relative to the base; the client and the tests build their requests from it. */
export const routes = Object.fromEntries(
  Object.entries(CALLS).map(([name, { path }]) => [name, to(path)]),
) as unknown as Routes;

/** The path of `listValuesOfLanguage` with the query that it requires. */
export const valuesPath = (projectId: number, languageId: number): string =>
  `${routes.listValuesOfLanguage(projectId)}?languageId=${languageId}`;
