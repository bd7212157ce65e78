import type { FoundBits, IndexMessage } from './finding-index.js';

type Answer = (found: FoundBits) => void;

/** Runs an index in a worker. Responses arrive in the order of the messages. */
export class IndexRunner {
  private readonly worker = new Worker(new URL('./finding-worker.ts', import.meta.url), { type: 'module' });
  private readonly answers: Answer[] = [];

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FoundBits>) => this.answers.shift()?.(data);
  }

  run(message: IndexMessage, answer: Answer): void {
    this.answers.push(answer);
    this.worker.postMessage(message);
  }

  close(): void {
    this.worker.terminate();
  }
}
