import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** Of the calls that answer a whole project, all of them together. */
export const DETAILS: RateLimit = {
  name: 'details',
  limit: (config) => config.detailsRateLimit,
  seconds: 60,
};
