/** What must be there by construction; throws where the construction is wrong. */
export function assertDefined<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`There is no ${what} where one must be.`);
  return found;
}
