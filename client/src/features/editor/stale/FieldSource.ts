import { lazily } from '../../../lib/lazily.js';

/** The note of a field about its source text, in a chunk of its own. */
export const FieldSource = lazily(async () => (await import('./SourceNotes.js')).SourceNotes);
