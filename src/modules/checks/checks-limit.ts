import type { CheckTexts } from '#core/api/checks.js';

import type { Config } from '../../platform/config/config.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** The number of texts that one call checks without counting as bulk. */
const FEW_TEXTS = 100;

/** Counts with the calls that change many keys. */
export const MANY_TEXTS: RateLimit = {
  name: 'bulk',
  limit: (config: Config) => config.bulkLimit,
  seconds: 600,
  counts: ({ body }: { body: unknown }) => {
    const { texts } = (body ?? {}) as Partial<CheckTexts>;
    return Array.isArray(texts) && texts.length > FEW_TEXTS;
  },
};
