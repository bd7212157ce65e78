import { lazily } from '../../../lib/lazily.js';

/** The note of a read-only text about its source: reviewers can confirm the text there. */
export const ReadStale = lazily(async () => (await import('./ReadNote.js')).ReadNote);
