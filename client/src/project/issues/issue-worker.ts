import { IssueIndex } from './issue-index.js';
import type { IssueMessage } from './issue-index.js';

const index = new IssueIndex();

self.onmessage = ({ data }: MessageEvent<IssueMessage>) => self.postMessage(index.take(data));
