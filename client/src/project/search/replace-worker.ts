import { ReplaceIndex } from './replace-index.js';
import type { FoundTexts, ReplaceMessage } from './replace-index.js';

const index = new ReplaceIndex();

self.onmessage = ({ data }: MessageEvent<ReplaceMessage>) => {
  const found: FoundTexts | null = index.take(data);
  if (found) self.postMessage(found);
};
