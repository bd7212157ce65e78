import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** The limit shared by all calls that return a whole project. */
export const DETAILS: RateLimit = {
  name: 'details',
  limit: (config) => config.detailsRateLimit,
  seconds: 60,
};
