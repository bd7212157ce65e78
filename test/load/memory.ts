/** Resident memory over time: minutes and megabytes. */
export type Reading = readonly [minute: number, megabytes: number];

/** The first part of a run fills caches: it says nothing about the rest. */
const WARM_UP = 1 / 3;

/** Megabytes a minute by which memory grew after the warm-up: the slope of the line of least squares. */
export function slopeOf(readings: readonly Reading[]): number {
  const settled = readings.slice(Math.floor(readings.length * WARM_UP));
  const mean = (of: (reading: Reading) => number): number =>
    settled.reduce((sum, reading) => sum + of(reading), 0) / settled.length;
  const [minute, megabytes] = [mean(([x]) => x), mean(([, y]) => y)];
  const spread = mean(([x]) => (x - minute) ** 2);
  return spread === 0 ? 0 : mean(([x, y]) => (x - minute) * (y - megabytes)) / spread;
}
