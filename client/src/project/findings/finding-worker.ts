import { FindingIndex } from './finding-index.js';
import type { IndexMessage } from './finding-index.js';

const index = new FindingIndex();

self.onmessage = ({ data }: MessageEvent<IndexMessage>) => self.postMessage(index.take(data));
