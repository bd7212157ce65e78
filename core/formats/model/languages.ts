/** Languages of one file, as many as one call may change: a table with more columns is none of translations. */
export const MOST_LANGUAGES = 100;
