import type { FoundBits, IssueMessage } from './issue-index.js';

type Answer = (found: FoundBits) => void;

/** Runs an index in a worker. Answers come in the order of the messages. */
export class IssueRunner {
  private readonly worker = new Worker(new URL('./issue-worker.ts', import.meta.url), { type: 'module' });
  private readonly answers: Answer[] = [];

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FoundBits>) => this.answers.shift()?.(data);
  }

  run(message: IssueMessage, answer: Answer): void {
    this.answers.push(answer);
    this.worker.postMessage(message);
  }

  close(): void {
    this.worker.terminate();
  }
}
