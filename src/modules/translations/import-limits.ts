import type { Config } from '../../platform/config/config.js';
import type { DeferredRequest } from '../../platform/http/body.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** What a body says about files; before it was checked that may be anything. */
interface Importing {
  groups?: unknown;
}

/** What is known of a request while its calls are counted: a large body has not been read by then. */
type Counted = { body: unknown } & Pick<DeferredRequest, 'hasUnreadBody'>;

/** Whether a body brings files along: a project or a language that begins empty is no import. */
export const bringsFiles = ({ groups }: Importing): boolean => Array.isArray(groups) && groups.length > 0;

const hasFiles = ({ body, hasUnreadBody = false }: Counted): boolean =>
  hasUnreadBody || (typeof body === 'object' && body !== null && bringsFiles(body));

/**
 * Imports take long and write much: nobody can send one after the other all day. A large body counts as an import before
 * it is read, whatever is in it.
 */
export const IMPORT: RateLimit = {
  name: 'import',
  limit: (config) => config.importLimit,
  seconds: 600,
  counts: hasFiles,
};

/** Calls without files that write as many rows as an import. */
const BULK = { name: 'bulk', limit: (config: Config) => config.bulkLimit, seconds: 600 };

/** A language that begins empty gets a value for every key of its project. */
export const EMPTY_LANGUAGE: RateLimit = { ...BULK, counts: (request: Counted) => !hasFiles(request) };

/** Keys that one call creates without counting as bulk: each gets a value in every language. */
export const FEW_KEYS = 100;

export const LIST_OF_KEYS: RateLimit = {
  ...BULK,
  counts: ({ body, hasUnreadBody = false }: Counted) =>
    hasUnreadBody || (Array.isArray(body) && body.length > FEW_KEYS),
};
