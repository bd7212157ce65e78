import { runReadingJob } from '../features/files/reading/jobs.js';
import type { Answer, ReadingJob } from '../features/files/reading/jobs.js';
import { IssueIndex } from '../project/issues/issue-index.js';
import type { IssueMessage } from '../project/issues/issue-index.js';

type Work = (message: unknown) => Iterable<unknown> | AsyncIterable<unknown>;

const readFiles: Work = (job): AsyncIterable<Answer> => runReadingJob(job as ReadingJob);

function findIssues(): Work {
  const index = new IssueIndex();
  return (message) => [index.take(message as IssueMessage)];
}

/** jsdom has no workers: the same work, done in this thread, is answered a moment later. */
export class InThreadWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly work: Work;

  constructor(script: URL) {
    this.work = script.pathname.endsWith('/issue-worker.ts') ? findIssues() : readFiles;
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
