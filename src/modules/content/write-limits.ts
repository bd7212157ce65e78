import type { BulkChange, ReplaceValues } from '#core/api/bulk.js';

import type { Config } from '../../platform/config/config.js';
import type { DeferredRequest } from '../../platform/http/bodies/body.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** The files in a body, which may contain anything before it is validated. */
interface Importing {
  groups?: unknown;
}

/** The part of a request that rate limits use, before a large body is read. */
type Counted = { body: unknown } & Pick<DeferredRequest, 'hasUnreadBody'>;

/** Returns whether a body contains files: creating an empty project or language is no import. */
export const bringsFiles = ({ groups }: Importing): boolean => Array.isArray(groups) && groups.length > 0;

const hasFiles = ({ body, hasUnreadBody = false }: Counted): boolean =>
  hasUnreadBody || (typeof body === 'object' && body !== null && bringsFiles(body));

/** Limits imports, which take long and write much. */
const IMPORTS = { name: 'import', limit: (config: Config) => config.importLimit, seconds: 600 };

/** A large body counts as an import before it is read, whatever it contains. */
export const IMPORT: RateLimit = { ...IMPORTS, counts: hasFiles };

/**
 * An import of several languages may come in many calls and be tried without writing anything: what counts is its texts.
 * Reading a large body costs something, too.
 */
export const IMPORTED_TEXTS: RateLimit = {
  name: 'import_texts',
  limit: (config: Config) => config.importTextLimit,
  seconds: 600,
  isReported: true,
};

export const IMPORT_CALLS: RateLimit = {
  name: 'import_calls',
  limit: (config: Config) => config.importLimit * CALLS_PER_IMPORT,
  seconds: 600,
};

const CALLS_PER_IMPORT = 20;

/** Limits calls without files that write as many rows as an import. */
const BULK = { name: 'bulk', limit: (config: Config) => config.bulkLimit, seconds: 600 };

/** A new empty language gets a value for every key of its project. */
export const EMPTY_LANGUAGE: RateLimit = { ...BULK, counts: (request: Counted) => !hasFiles(request) };

/** A revert writes as many rows as what it reverts. */
export const REVERT: RateLimit = BULK;

/** A change of all plurals of a project. */
export const WHOLE_PROJECT: RateLimit = BULK;

/** The number of keys that one call creates or changes without counting as bulk. */
export const FEW_KEYS = 100;

export const LIST_OF_KEYS: RateLimit = {
  ...BULK,
  counts: ({ body, hasUnreadBody = false }: Counted) =>
    hasUnreadBody || (Array.isArray(body) && body.length > FEW_KEYS),
};

/** Counts the first slice of a bulk change of many keys. */
export const BULK_CHANGE: RateLimit = {
  ...BULK,
  counts: ({ body }: Counted) => {
    const { keyIds, changeSetId } = (body ?? {}) as Partial<BulkChange>;
    return changeSetId === undefined && !(Array.isArray(keyIds) && keyIds.length <= FEW_KEYS);
  },
};

export const REPLACEMENTS: RateLimit = {
  ...BULK,
  counts: ({ body, hasUnreadBody = false }: Counted) => {
    const { changes } = (body ?? {}) as Partial<ReplaceValues>;
    return hasUnreadBody || (Array.isArray(changes) && changes.length > FEW_KEYS);
  },
};
