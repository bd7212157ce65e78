const UNSTORABLE = /[\0\uD800-\uDFFF]/;

/** What PostgreSQL and every platform can hold: lone surrogates and U+0000 become U+FFFD (docs/formats.md, D-1). */
export const storable = (text: string): string =>
  // Most texts are valid, and this simpler pattern confirms that much faster.
  UNSTORABLE.test(text) ? text.replace(/[\p{Cs}\0]/gu, '\uFFFD') : text;
