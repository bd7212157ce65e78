import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';

import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import { CLIENT_HEADER } from '#core/api/live.js';

/** Headers that a page may send, and those that it may read. */
const HEADERS = {
  allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', CLIENT_HEADER],
  exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id', CHANGE_SET_HEADER],
};

const DAY_SECONDS = 86_400;

/**
 * Lets pages of other origins call what is below `path`. Without origins, no response has a CORS header.
 * Callers authenticate with a bearer token, so browsers send no credentials by themselves.
 */
export function allowOrigins(app: NestExpressApplication, origins: readonly string[], path: string): void {
  if (origins.length === 0) return;
  app.enableCors((request: Request, decide) =>
    decide(null, {
      ...HEADERS,
      origin: request.path.startsWith(path) && [...origins],
      maxAge: DAY_SECONDS,
    }),
  );
}
