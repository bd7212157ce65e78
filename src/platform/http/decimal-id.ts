/** At most fifteen digits: every such number is exact in JSON. */
const DECIMAL = /^[1-9]\d{0,14}$/;

/** The id that a part of a path or query spells; null for every other spelling, of which none is coerced. */
export const decimalId = (text: unknown): number | null =>
  typeof text === 'string' && DECIMAL.test(text) ? Number(text) : null;
