import { AsyncLocalStorage } from 'node:async_hooks';

import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** A random name of a tab, not of a person. */
const NAME = /^[\w-]{1,64}$/;

const names = new AsyncLocalStorage<string>();

/** Remembers the id of the client in `header` for the duration of the call; invalid ids are ignored. */
export function rememberClient(header: string): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const name = request.get(header);
    if (name !== undefined && NAME.test(name)) names.run(name, next);
    else next();
  };
}

/** Returns the id of the client of the current call; null if it has none, or outside of a call. */
export const currentClient = (): string | null => names.getStore() ?? null;
