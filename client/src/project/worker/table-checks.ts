import { inSlices } from '../../lib/in-slices.js';
import type { CheckRules, FindingIndex, FoundBits } from '../findings/finding-index.js';
import type { TextChange, TextTable } from '../texts/text-table.js';

/** A search waits no longer than this; shorter slices would spend their time on timers. */
const SLICE_MS = 30;

/** Checks the texts of a table, one run after the other and in slices: searches are answered in between. */
export class TableChecks {
  private index: FindingIndex | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private readonly ending = new AbortController();

  constructor(private readonly table: TextTable) {}

  /** Call after the texts have changed in the table. */
  changed(changes: readonly TextChange[]): void {
    this.index?.changed(changes);
  }

  /** What the checks find where it may have changed since the last run; never settles after `stop`. */
  run(rules: CheckRules): Promise<FoundBits> {
    const found = this.last.then(() => this.runNow(rules));
    this.last = found.catch(() => undefined);
    return found;
  }

  stop(): void {
    this.ending.abort();
  }

  private async runNow(rules: CheckRules): Promise<FoundBits> {
    if (this.index === null) {
      // The checks are much larger than the rest of the worker, which answers searches without them.
      const { FindingIndex } = await import('../findings/finding-index.js');
      this.index = new FindingIndex(this.table);
    }
    return inSlices(this.index.check(rules), this.ending.signal, SLICE_MS);
  }
}
