/** Returns a value that is defined by construction. @throws Error if it is null or undefined */
export function assertDefined<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`There is no ${what} where one must be.`);
  return found;
}
