import { runJob } from './jobs.js';
import type { Job } from './jobs.js';

self.onmessage = ({ data }: MessageEvent<Job>) => self.postMessage(runJob(data));
