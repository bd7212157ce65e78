import type { PluralForm } from '#core/domain/plural-rules.js';

/** Identifies a key of a file; names contain no NUL. */
export const keyPlace = (group: string, key: string): string => `${group}\u0000${key}`;

/** Identifies a text of a key in its language. */
export const textPlace = (key: string, quantity: PluralForm | null): string =>
  quantity === null ? key : `${key}\u0000${quantity}`;
