import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** The limit shared by all calls that return a whole project. */
export const DETAILS: RateLimit = {
  name: 'details',
  limit: (config) => config.detailsRateLimit,
  seconds: 60,
};

/** A repository of a hundred languages is read whole, language by language, before it is exported or compared. */
export const PROFILES: RateLimit = {
  name: 'profiles',
  limit: (config) => 10 * config.detailsRateLimit,
  seconds: 60,
};
