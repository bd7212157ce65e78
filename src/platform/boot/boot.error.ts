/** A reason not to start, in words for whoever starts Motley: one line per fault, printed without a stack. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), options);
    this.lines = all;
  }
}
