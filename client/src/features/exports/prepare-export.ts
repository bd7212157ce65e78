import type { ExportAnswer, ExportRequest } from './export-writer.js';

export const startExportWorker = (): Worker =>
  new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });

let isPrepared = false;

/** Loads the code for all formats once, so that an export needs no connection. */
export function prepareExport(): void {
  if (isPrepared) return;
  isPrepared = true;
  const worker = startExportWorker();
  worker.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
    if (data.kind === 'prepared') worker.terminate();
  };
  worker.onerror = () => {
    isPrepared = false;
    worker.terminate();
  };
  worker.postMessage({ kind: 'prepare' } satisfies ExportRequest);
}
