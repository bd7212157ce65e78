/** @typedef {{ median: number, spread: number }} Summary */

/**
 * The value below which such a share of some runs is.
 * @param {number[]} runs
 * @param {number} share
 */
export const quantile = (runs, share) =>
  [...runs].sort((a, b) => a - b)[Math.round((runs.length - 1) * share)] ?? Number.NaN;

/**
 * The median of some runs, and how far apart the middle half of them is, in hundredths of it.
 * @param {number[]} runs
 * @returns {Summary}
 */
export function summarise(runs) {
  const median = quantile(runs, 0.5);
  return { median, spread: ((quantile(runs, 0.75) - quantile(runs, 0.25)) / median) * 100 };
}

/**
 * 7.31, 73.1, 731: as many digits as mean something.
 * @param {number} value
 */
export const figure = (value) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
