import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';

import type { JsonObject } from './json.js';

const REQUEST_ID = {
  description: 'The id of the request, as in the server log.',
  schema: { type: 'string', format: 'uuid' },
};

const RETRY_AFTER = {
  description: 'The number of seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 0 },
};

const ETAG = {
  description:
    'Identifies this version of the response. Send it as `If-None-Match` to skip an unchanged response.',
  schema: { type: 'string', pattern: '^W/".+"$' },
};

const CONTENT_LANGUAGE = {
  description: 'The language of `message`: the one that `Accept-Language` prefers, English by default.',
  schema: { type: 'string', enum: ['en', 'fr'] },
};

const CHANGE_SET = {
  description: 'The id of the change set of this call, absent if there is none. Revert it to undo the call.',
  required: false,
  schema: { type: 'integer', minimum: 1 },
};

/** The response headers that a client may use. */
export const headersOf = (status: number, isTagged = false, namesChangeSet = false): JsonObject => ({
  'X-Request-Id': REQUEST_ID,
  ...(status >= 400 ? { 'Content-Language': CONTENT_LANGUAGE } : {}),
  ...(status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER } : {}),
  ...(isTagged ? { ETag: ETAG } : {}),
  ...(namesChangeSet ? { [CHANGE_SET_HEADER]: CHANGE_SET } : {}),
});

/** The request headers of a conditional call, by name. */
export const CONDITIONS = {
  'If-Match': {
    description:
      'The version of the value that the change is based on. If the value has another version, the response is 409 with the current value. If absent, the change overwrites any version.',
    schema: { type: 'string', pattern: '^((W/)?("[0-9]{1,9}"|[0-9]{1,9})|\\*)$' },
  },
  'If-None-Match': {
    description: 'The `ETag` of a previous response. If it is still current, the response is 304.',
    schema: { type: 'string' },
  },
};
