import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';

import { routeOf } from '../metrics/route-of.js';
import type { NamedRequest } from './client/request-id.js';
import { loggedAddress, uidOf } from './client/client-address.js';

const CLOSED_BY_CALLER = 499;
/** Responses that are logged at every level, so that an operator can count them. */
const NOTEWORTHY = [401, 403, 429];

const logger = new Logger('Requests');

/**
 * One line per request: time, caller, route, status and duration. Never a body, header or query, and only the pattern
 * of the path.
 * @param logClientAddresses whether the line also has the address of the client, which is personal data
 */
export const logRequest =
  (logClientAddresses: boolean): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLOSED_BY_CALLER;
      const line = {
        requestId: (request as NamedRequest).id,
        uid: uidOf(request),
        method: request.method,
        route: routeOf(request),
        status,
        ...(logClientAddresses && { address: loggedAddress(request) }),
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      };
      if (status >= 500 || NOTEWORTHY.includes(status)) logger.warn(line);
      else logger.log(line);
    });
    next();
  };
