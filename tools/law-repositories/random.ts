/** Numbers from 0 to below 1, the same in each run. */
export function seeded(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 48_271) % 2_147_483_647;
    return now / 2_147_483_647;
  };
}

/** The items in an order that nobody would choose. */
export const shuffled = <Item>(items: readonly Item[], seed = 7): Item[] => {
  const next = seeded(seed);
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
};
