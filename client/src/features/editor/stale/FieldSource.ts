import { lazily } from '../../../lib/lazily.js';

/** What a field says of the source of its text, in a chunk of its own. */
export const FieldSource = lazily(async () => (await import('./SourceNotes.js')).SourceNotes);
