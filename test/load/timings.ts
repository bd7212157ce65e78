/** The times of calls of one kind, in milliseconds. */
export class Timings {
  private readonly times: number[] = [];

  add(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  get count(): number {
    return this.times.length;
  }

  /** The time that this share of them did not exceed; NaN without any. */
  quantile(share: number): number {
    const sorted = [...this.times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
  }
}
