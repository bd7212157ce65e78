import { FORMATS } from './registry.js';

/** The ids of the formats in which the entry of a key may hold others: the variables of a sentence, its devices. */
export const FORMATS_HOLDING_KEYS: readonly string[] = FORMATS.filter(({ holdsKeys }) => holdsKeys).map(
  ({ id }) => id,
);
