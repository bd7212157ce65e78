import { ExportWriter } from './export-writer.js';
import type { ExportRequest } from './export-writer.js';

const writer = new ExportWriter();

self.onmessage = ({ data }: MessageEvent<ExportRequest>) => {
  writer.answer(data).then(
    (answer) => answer && self.postMessage(answer),
    (error: unknown) => self.reportError(error),
  );
};
