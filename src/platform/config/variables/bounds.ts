/** Milliseconds. */
export const SECOND = 1_000;

/** The largest limit that can be set. */
export const MANY = 1_000_000_000;
