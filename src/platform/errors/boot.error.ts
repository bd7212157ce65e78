/** A reason not to start, worded for the operator: one line per fault, printed without a stack trace. */
export class BootError extends Error {
  override readonly name = 'BootError';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), options);
    this.lines = all;
  }
}
