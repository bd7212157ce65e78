import { runReadingJob } from '../features/files/reading/jobs.js';
import type { Answer, ReadingJob } from '../features/files/reading/jobs.js';
import { FindingIndex } from '../project/findings/finding-index.js';
import type { IndexMessage } from '../project/findings/finding-index.js';

type Work = (message: unknown) => Iterable<unknown> | AsyncIterable<unknown>;

const readFiles: Work = (job): AsyncIterable<Answer> => runReadingJob(job as ReadingJob);

function runChecks(): Work {
  const index = new FindingIndex();
  return (message) => [index.take(message as IndexMessage)];
}

/** jsdom has no workers: does the same work in this thread and responds a moment later. */
export class InThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly work: Work;

  constructor(script: URL) {
    this.work = script.pathname.endsWith('/finding-worker.ts') ? runChecks() : readFiles;
  }

  postMessage(message: unknown): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.answer(message);
    }, 0);
    this.timers.add(timer);
  }

  private async answer(message: unknown): Promise<void> {
    for await (const data of this.work(message)) this.onmessage?.({ data });
  }

  terminate(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.onmessage = null;
  }
}
