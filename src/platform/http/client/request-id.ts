import { randomUUID } from 'node:crypto';

import type { NextFunction, Request, Response } from 'express';

/** A request with its id, which is in the log, in `X-Request-Id` and in error responses. */
export type NamedRequest = Request & { id: string };

/** Gives every request an id. An id from the caller is not used, because it could contain anything. */
export function nameRequest(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  next();
}
