import { runReadingJob } from '../features/files/reading/jobs.js';
import type { Answer, ReadingJob } from '../features/files/reading/jobs.js';

/** jsdom has no workers: the same job, run in this thread, answers a moment later. */
export class InThreadWorker {
  onmessage: ((event: { data: Answer }) => void) | null = null;
  onerror: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  postMessage(job: ReadingJob): void {
    this.timer = setTimeout(() => {
      for (const data of runReadingJob(job)) this.onmessage?.({ data });
    }, 0);
  }

  terminate(): void {
    clearTimeout(this.timer);
  }
}
