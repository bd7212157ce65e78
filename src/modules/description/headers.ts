import type { JsonObject } from './json.js';

const REQUEST_ID = {
  description: 'The name of the request in the log of the server.',
  schema: { type: 'string', format: 'uuid' },
};

const RETRY_AFTER = {
  description: 'Seconds after which another try makes sense.',
  schema: { type: 'integer', minimum: 0 },
};

const ETAG = {
  description: 'Names what the caller sees; sent back as If-None-Match, it saves what did not change.',
  schema: { type: 'string', pattern: '^W/".+"$' },
};

/** The headers of an answer that tell a program something. */
export const headersOf = (status: number, isTagged = false): JsonObject => ({
  'X-Request-Id': REQUEST_ID,
  ...(status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER } : {}),
  ...(isTagged ? { ETag: ETAG } : {}),
});

/** The headers a call asks about, by the name of the one it reads. */
export const CONDITIONS = {
  'If-Match': {
    description:
      'The version of the value that the change builds on. Another version now: 409 with the value as it is. Left out: the change is made whatever is there.',
    schema: { type: 'string', pattern: '^((W/)?("[0-9]{1,9}"|[0-9]{1,9})|\\*)$' },
  },
  'If-None-Match': {
    description: 'The ETag of an answer that is still at hand: 304 where it still holds.',
    schema: { type: 'string' },
  },
};
