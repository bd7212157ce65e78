interface Quantities {
  /** SQL expressions: whether the key is plural, and the forms that its language requires. */
  isPlural: string;
  forms: string;
  as: string;
}

/** The quantities that a key has in a language, in order, as a table `as` of (quantity, place). */
export const quantitiesOf = ({ isPlural, forms, as }: Quantities): string => `
  unnest(CASE WHEN ${isPlural} THEN ${forms} ELSE ARRAY[NULL::text] END) WITH ORDINALITY AS ${as}(quantity, place)`;
