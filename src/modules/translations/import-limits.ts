import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** What a body says about files; before it was checked that may be anything. */
interface Importing {
  groups?: unknown;
}

/** Whether a body brings files along: a project or a language that begins empty is no import. */
export const bringsFiles = ({ groups }: Importing): boolean => Array.isArray(groups) && groups.length > 0;

/** Imports take long and much: whoever means to go on all day is asked to pause. */
export const IMPORT: RateLimit = {
  name: 'import',
  limit: (config) => config.importLimit,
  seconds: 600,
  counts: ({ body }: { body: unknown }) => typeof body === 'object' && body !== null && bringsFiles(body),
};
