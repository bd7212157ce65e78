import { runJob } from './jobs.js';
import type { Job } from './jobs.js';

self.onmessage = ({ data }: MessageEvent<Job>) => {
  for (const answer of runJob(data)) self.postMessage(answer);
};
