import { ExportWriter } from '../features/exports/export-writer.js';
import { InThreadWorker } from './worker.js';
import type { ExportAnswer, ExportRequest } from '../features/exports/export-writer.js';

/** The requests to the export worker since `startExportWorker`. */
export const asked: ExportRequest[] = [];

/** Runs the export worker in the thread of the test. */
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

/** `new` returns the object that is returned here. */
function workerOf(script: URL): WriterInThread | InThreadWorker {
  return script.pathname.endsWith('/project-worker.ts') ? new InThreadWorker(script) : new WriterInThread();
}

/** Replaces the browser's workers. Call before each test. */
export function startExportWorker(): void {
  Object.assign(window, { Worker: workerOf });
  asked.length = 0;
}
