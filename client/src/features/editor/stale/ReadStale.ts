import { lazily } from '../../../lib/lazily.js';

/** What a text that is only read says of its source: those who review it say whether it is still right. */
export const ReadStale = lazily(async () => (await import('./ReadNote.js')).ReadNote);
