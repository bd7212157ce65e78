import { runReadingJob } from './jobs.js';
import type { ReadingJob } from './jobs.js';

self.onmessage = async ({ data }: MessageEvent<ReadingJob>) => {
  for await (const answer of runReadingJob(data)) self.postMessage(answer);
};
