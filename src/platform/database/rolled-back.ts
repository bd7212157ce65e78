/** Rolls back the transaction in which it is thrown, and carries out what would have been its result. */
export class RolledBack<T> extends Error {
  constructor(readonly result: T) {
    super('The transaction is rolled back.');
  }
}

/**
 * Returns the result of a transaction that was committed or rolled back: a dry run makes the same changes as the real
 * call.
 */
export async function resultOf<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
