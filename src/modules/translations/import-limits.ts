import type { Config } from '../../platform/config/config.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** What a body says about files; before it was checked that may be anything. */
interface Importing {
  groups?: unknown;
}

/** Whether a body brings files along: a project or a language that begins empty is no import. */
export const bringsFiles = ({ groups }: Importing): boolean => Array.isArray(groups) && groups.length > 0;

const hasFiles = ({ body }: { body: unknown }): boolean =>
  typeof body === 'object' && body !== null && bringsFiles(body);

/** Imports take long and much: whoever means to go on all day is asked to pause. */
export const IMPORT: RateLimit = {
  name: 'import',
  limit: (config) => config.importLimit,
  seconds: 600,
  counts: hasFiles,
};

/** Calls without files that write as many rows as an import. */
const BULK = { name: 'bulk', limit: (config: Config) => config.bulkLimit, seconds: 600 };

/** A language that begins empty gets a value for every key of its project. */
export const EMPTY_LANGUAGE: RateLimit = { ...BULK, counts: (request) => !hasFiles(request) };

/** Keys that one call creates without counting as bulk: each gets a value in every language. */
export const FEW_KEYS = 100;

export const LIST_OF_KEYS: RateLimit = {
  ...BULK,
  counts: ({ body }: { body: unknown }) => Array.isArray(body) && body.length > FEW_KEYS,
};
