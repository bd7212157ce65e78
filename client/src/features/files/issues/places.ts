import type { PluralForm } from '#core/domain/plural-rules.js';

/** What identifies a key of a file, whose names hold no NUL. */
export const keyPlace = (group: string, key: string): string => `${group}\u0000${key}`;

/** What identifies a text of a key in its language. */
export const textPlace = (key: string, quantity: PluralForm | null): string =>
  quantity === null ? key : `${key}\u0000${quantity}`;
