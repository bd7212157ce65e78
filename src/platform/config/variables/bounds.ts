/** Milliseconds. */
export const SECOND = 1_000;

/** The largest limit that can be set. */
export const MANY = 1_000_000_000;

/** The minimum length of a secret that signs tokens; a shorter one could be guessed. */
export const SECRET_LENGTH = 32;
