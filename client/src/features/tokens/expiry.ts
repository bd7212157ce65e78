import { DAY_MS } from '#core/domain/durations.js';

/** How long a token may live, in days; `never`: until it is revoked. */
export const LIFETIMES = ['30', '90', '365', 'never'] as const;

export type Lifetime = (typeof LIFETIMES)[number];

/** When a token made now ends: ISO 8601, or null. */
export const expiryOf = (lifetime: Lifetime, now: number): string | null =>
  lifetime === 'never' ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString();
