import { LANGUAGES } from '../people.js';
import type { Sample } from './sample.js';
import { LANGUAGE_ID } from '../ids.js';

/** Projects by columns. */
export const COLUMNS: Sample[] = [
  { call: 'readColumns', names: LANGUAGES, texts: LANGUAGES },
  {
    call: 'readColumns',
    way: 'of one language',
    query: { languageId: LANGUAGE_ID.fr },
    language: 'fr',
    missing: 'not_existing_language',
    names: LANGUAGES,
    texts: ['fr'],
  },
];
