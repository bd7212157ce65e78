/** The quantities of a key in order, as a table `as` of (quantity, place). */
export const quantitiesOf = ({ isPlural, as }: { isPlural: string; as: string }): string => `
  unnest(CASE WHEN ${isPlural} THEN ARRAY['zero', 'one', 'other'] ELSE ARRAY[NULL::text] END)
  WITH ORDINALITY AS ${as}(quantity, place)`;
