import type { ValueTable } from '../store/value-table.js';
import { ReplaceIndex } from './replace-index.js';
import type { FoundText, FoundTexts, ReplaceMessage } from './replace-index.js';
import type { ReplaceWish } from './replace-text.js';

/** So few texts are looked through sooner than a worker answers. */
const AT_ONCE = 5_000;

/** Finds what a replacement would change in the texts of a table as they are now: in a worker, unless they are few. */
export class ReplaceSearch {
  private readonly worker: Worker | null;
  private readonly index = new ReplaceIndex();
  private asked = 0;
  private answer: (found: FoundText[]) => void = () => undefined;

  constructor(table: ValueTable) {
    this.worker = table.length > AT_ONCE && typeof Worker !== 'undefined' ? this.aWorker() : null;
    this.post({ kind: 'load', columns: [...table.columns].map(([id, { texts }]) => [id, [...texts]]) });
  }

  /** Answers at once or soon; not at all when asked something else before. */
  find(wish: ReplaceWish, languageIds: readonly number[], answer: (found: FoundText[]) => void): void {
    this.asked += 1;
    this.answer = answer;
    this.post({ kind: 'find', id: this.asked, wish, languageIds });
  }

  close(): void {
    this.asked += 1;
    this.worker?.terminate();
  }

  private post(message: ReplaceMessage): void {
    if (this.worker) return this.worker.postMessage(message);
    const found = this.index.take(message);
    if (found) this.take(found);
  }

  private aWorker(): Worker {
    const worker = new Worker(new URL('./replace-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FoundTexts>) => this.take(data);
    return worker;
  }

  private take({ id, found }: FoundTexts): void {
    if (id === this.asked) this.answer(found);
  }
}
