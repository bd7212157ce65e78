import type { ValueTable } from '../store/value-table.js';
import { ReplaceIndex } from './replace-index.js';
import type { FoundText, FoundTexts, ReplaceMessage } from './replace-index.js';
import type { ReplaceWish } from './replace-text.js';

/** Up to this size, searching here is faster than asking a worker. */
const AT_ONCE = 5_000;

/** Finds the texts of a table that a replacement changes: in a worker, unless they are few. */
export class ReplaceSearch {
  private readonly worker: Worker | null;
  private readonly index = new ReplaceIndex();
  private asked = 0;
  private answer: (found: FoundText[]) => void = () => undefined;

  constructor(table: ValueTable) {
    this.worker = table.length > AT_ONCE && typeof Worker !== 'undefined' ? this.aWorker() : null;
    this.post({ kind: 'load', columns: [...table.columns].map(([id, { texts }]) => [id, [...texts]]) });
  }

  /** Calls back now or later; never if another search follows first. */
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
