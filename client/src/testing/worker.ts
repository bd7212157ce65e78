import { expose } from 'comlink';

import { KeyLinesService } from '../features/context/lines/key-lines-service.js';
import { runReadingJob } from '../features/files/reading/jobs.js';
import type { ReadingJob } from '../features/files/reading/jobs.js';
import { TextService } from '../project/worker/text-service.js';

const running = new Set<InThreadWorker>();

/** The number of workers of a script that have not been terminated. */
export const runningWorkers = (script: string): number =>
  [...running].filter((worker) => worker.script.pathname.endsWith(`/${script}.ts`)).length;

/** jsdom has no workers: does the same work in this thread and responds a moment later. */
export class InThreadWorker extends EventTarget {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  /** The global object of the worker. */
  private readonly inside = new EventTarget();

  constructor(readonly script: URL) {
    super();
    running.add(this);
    this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent));
    if (script.pathname.endsWith('/project-worker.ts')) this.expose(new TextService());
    else if (script.pathname.endsWith('/key-lines-worker.ts')) this.expose(new KeyLinesService());
    else
      this.inside.addEventListener(
        'message',
        (event) => void this.readFiles(event as MessageEvent<ReadingJob>),
      );
  }

  postMessage(message: unknown): void {
    this.send(this.inside, message);
  }

  terminate(): void {
    running.delete(this);
    this.timers.forEach((timer) => clearTimeout(timer));
    this.onmessage = null;
  }

  private send(to: EventTarget, message: unknown): void {
    if (!running.has(this)) return;
    const data: unknown = structuredClone(message);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      to.dispatchEvent(new MessageEvent('message', { data }));
    }, 0);
    this.timers.add(timer);
  }

  private expose(service: object): void {
    const { inside } = this;
    expose(service, {
      addEventListener: inside.addEventListener.bind(inside),
      removeEventListener: inside.removeEventListener.bind(inside),
      postMessage: (message) => this.send(this, message),
    });
  }

  private async readFiles({ data: job }: MessageEvent<ReadingJob>): Promise<void> {
    for await (const answer of runReadingJob(job)) this.send(this, answer);
  }
}
