import { randomUUID } from 'node:crypto';

import type { NextFunction, Request, Response } from 'express';

/** A request with the name it has in the log, in `X-Request-Id` and in the body of a refusal. */
export type NamedRequest = Request & { id: string };

/** Names every request. A name the caller brings is not taken over: it could say anything. */
export function nameRequest(request: Request, response: Response, next: NextFunction): void {
  const id = randomUUID();
  Object.assign(request, { id });
  response.setHeader('X-Request-Id', id);
  next();
}
