import type { FoundBits, IssueIndex, IssueMessage } from './issue-index.js';

type Answer = (found: FoundBits) => void;

/** Runs an index in a worker; without workers here, in turn. Answers come in the order of the messages. */
export class IssueRunner {
  private worker: Worker | null = null;
  private index: Promise<IssueIndex> | null = null;
  private readonly answers: Answer[] = [];
  private isClosed = false;

  run(message: IssueMessage, answer: Answer): void {
    this.answers.push(answer);
    if (typeof Worker === 'undefined') void this.runHere(message);
    else {
      this.worker ??= this.startWorker();
      this.worker.postMessage(message);
    }
  }

  close(): void {
    this.isClosed = true;
    this.worker?.terminate();
  }

  private startWorker(): Worker {
    const worker = new Worker(new URL('./issue-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FoundBits>) => this.take(data);
    return worker;
  }

  private async runHere(message: IssueMessage): Promise<void> {
    this.index ??= import('./issue-index.js').then(({ IssueIndex: Index }) => new Index());
    this.take((await this.index).take(message));
  }

  private take(found: FoundBits): void {
    const answer = this.answers.shift();
    if (!this.isClosed) answer?.(found);
  }
}
