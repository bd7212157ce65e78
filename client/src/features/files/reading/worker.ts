import { runReadingJob } from './jobs.js';
import type { ReadingJob } from './jobs.js';

self.onmessage = ({ data }: MessageEvent<ReadingJob>) => {
  for (const answer of runReadingJob(data)) self.postMessage(answer);
};
