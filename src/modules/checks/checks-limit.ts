import type { CheckTexts } from '#core/api/checks.js';

import type { Config } from '../../platform/config/config.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

/** The number of texts, and of their characters, that one call checks without counting as bulk. */
const FEW_TEXTS = 100;
const FEW_CHARACTERS = 50_000;

/** Counts with the calls that change many keys. */
export const MANY_TEXTS: RateLimit = {
  name: 'bulk',
  limit: (config: Config) => config.bulkLimit,
  seconds: 600,
  counts: ({ body }: { body: unknown }) => {
    const { texts } = (body ?? {}) as Partial<CheckTexts>;
    return Array.isArray(texts) && (texts.length > FEW_TEXTS || charactersOf(texts) > FEW_CHARACTERS);
  },
};

/** For a body that is not validated yet. */
const charactersOf = (texts: readonly unknown[]): number =>
  texts.reduce<number>((sum, item) => {
    const { text, source } = (item ?? {}) as { text?: unknown; source?: unknown };
    return sum + lengthOf(text) + lengthOf(source);
  }, 0);

const lengthOf = (text: unknown): number => (typeof text === 'string' ? text.length : 0);
