import { ExportWriter } from '../features/exports/export-writer.js';
import { InThreadWorker } from './worker.js';
import type { ExportAnswer, ExportRequest } from '../features/exports/export-writer.js';

/** What the worker of exports was asked since `startExportWorker`. */
export const asked: ExportRequest[] = [];

/** The worker of exports, in the thread of the test: its answers are its own. */
class WriterInThread {
  onmessage: ((event: { data: ExportAnswer }) => void) | null = null;
  private readonly writer = new ExportWriter();

  postMessage(request: ExportRequest): void {
    asked.push(request);
    void this.writer.answer(request).then((data) => data && this.onmessage?.({ data }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

/** `new` gives what is returned here. */
function workerOf(script: URL): WriterInThread | InThreadWorker {
  return script.pathname.endsWith('/issue-worker.ts') ? new InThreadWorker(script) : new WriterInThread();
}

/** Replaces the browser's workers: to be called before each test. */
export function startExportWorker(): void {
  Object.assign(window, { Worker: workerOf });
  asked.length = 0;
}
