/** The forms of a plural key, in the order they are shown, stored and exported. */
export const QUANTITIES = ['zero', 'one', 'other'] as const;

export type Quantity = (typeof QUANTITIES)[number];

export const isQuantity = (value: unknown): value is Quantity =>
  QUANTITIES.some((quantity) => quantity === value);

/** The quantities a key of this kind has per language: three for a plural, the single `null` otherwise. */
export const quantitiesOf = (isPlural: boolean): readonly (Quantity | null)[] =>
  isPlural ? QUANTITIES : [null];
