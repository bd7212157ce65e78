import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

import type { NamedRequest } from './request-id.js';
import { uidOf } from './client-address.js';

const CLOSED_BY_CALLER = 499;
/** Responses that are logged at every level, so that an operator can count them. */
const NOTEWORTHY = [401, 403, 429];

const logger = new Logger('Requests');

/**
 * One line per request: time, caller, route, status and duration. Never a body, header or query, and only the pattern
 * of the path.
 */
export function logRequest(request: Request, response: Response, next: NextFunction): void {
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLOSED_BY_CALLER;
    const line = {
      requestId: (request as NamedRequest).id,
      uid: uidOf(request),
      method: request.method,
      route: routeOf(request),
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    };
    if (status >= 500 || NOTEWORTHY.includes(status)) logger.warn(line);
    else logger.log(line);
  });
  next();
}

/** The pattern of the matched route, never the path itself. */
export function routeOf(request: Request): string {
  const route: unknown = request.route;
  const isMatched = typeof route === 'object' && route !== null && 'path' in route;
  return isMatched ? String(route.path) : 'unmatched';
}
