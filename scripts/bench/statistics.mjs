/** The median of some runs, and how far apart the middle half of them is, in hundredths of it. */
export function summarise(runs) {
  const sorted = [...runs].sort((a, b) => a - b);
  const quantile = (share) => sorted[Math.round((sorted.length - 1) * share)];
  const median = quantile(0.5);
  return { median, spread: ((quantile(0.75) - quantile(0.25)) / median) * 100 };
}

/** 7.31, 73.1, 731: as many digits as mean something. */
export const figure = (value) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
