/** The characters of a batch that is read at once: it is in memory several times, as bytes, rows and a response. */
const CHARACTERS = 2_000_000;

/** Rows of the same query are rarely this many times as large as those before. */
const STEP = 4;

/** The number of rows to read first, when their size is unknown. */
export const firstSize = (most: number): number => Math.ceil(most / STEP);

/**
 * The rows to read after `rows`, as many as are expected to have CHARACTERS.
 * @param rows at least one
 * @param most of the result
 */
export function sizeAfter(rows: readonly object[], most: number): number {
  const each = rows.reduce((sum, row) => sum + charactersOf(row), 0) / rows.length;
  return Math.max(1, Math.min(most, rows.length * STEP, Math.floor(CHARACTERS / each)));
}

/** Rows have long texts, and few of anything else. */
function charactersOf(row: object): number {
  let sum = 1;
  for (const field of Object.values(row)) if (typeof field === 'string') sum += field.length;
  return sum;
}
