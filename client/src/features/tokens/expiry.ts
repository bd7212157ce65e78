import { DAY_MS } from '#core/domain/durations.js';

/** Lifetimes of tokens in days; `never` for no expiry. */
export const LIFETIMES = ['30', '90', '365', 'never'] as const;

export type Lifetime = (typeof LIFETIMES)[number];

/** The expiry of a token created now, as ISO 8601; null for none. */
export const expiryOf = (lifetime: Lifetime, now: number): string | null =>
  lifetime === 'never' ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString();
