/** Counts the messages of one socket in windows of time. */
export class MessageLimit {
  private count = 0;
  private endsAt = 0;

  /**
   * @param most the messages in a window
   * @param length the milliseconds of a window
   */
  constructor(
    private readonly most: number,
    private readonly length: number,
  ) {}

  /** Counts a message at `now`. Returns whether the limit is exceeded, and whether it is exceeded ten times. */
  take(now: number): { isOver: boolean; isFlood: boolean } {
    if (now >= this.endsAt) {
      this.endsAt = now + this.length;
      this.count = 0;
    }
    this.count += 1;
    return { isOver: this.count > this.most, isFlood: this.count > this.most * 10 };
  }
}
