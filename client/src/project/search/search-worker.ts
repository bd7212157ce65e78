import { SearchIndex } from './search-index.js';
import type { Found, SearchMessage } from './search-index.js';

const index = new SearchIndex();

self.onmessage = ({ data }: MessageEvent<SearchMessage>) => {
  const found: Found | null = index.take(data);
  if (found) self.postMessage(found);
};
