import { ExportWriter } from './export-writer.js';
import type { ExportRequest } from './export-writer.js';

const writer = new ExportWriter();

self.onmessage = ({ data }: MessageEvent<ExportRequest>) => {
  const answer = writer.answer(data);
  if (answer) self.postMessage(answer);
};
