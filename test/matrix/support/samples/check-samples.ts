import { needsRole } from './sample.js';
import { body } from './sample.js';
import type { Sample } from './sample.js';
import { LANGUAGE_ID } from '../ids.js';

const FINDING = { check: 'missing', fingerprint: '0' };

/** Check settings, checks of texts, confirmed sources and ignored findings. */
export const CHECKS: Sample[] = [
  { call: 'readChecks' },
  { call: 'updateChecks', body: body({ blocksOnErrors: true }) },
  {
    call: 'updateChecks',
    way: 'of a language',
    body: body({ languageId: LANGUAGE_ID.fr, blocksOnErrors: true }),
    language: 'fr',
    missing: 'not_existing_language',
    ids: [{ at: ['languageId'], of: 'language', foreign: [404, 'not_existing_language'] }],
  },
  {
    call: 'checkTexts',
    body: body({ languageId: LANGUAGE_ID.fr, texts: [{ text: 'new' }] }),
    language: 'fr',
    missing: 'not_existing_language',
    ids: [{ at: ['languageId'], of: 'language', foreign: [404, 'not_existing_language'] }],
    isIdle: () => true,
  },
  {
    call: 'confirmSource',
    body: body({ version: 1 }),
    language: 'fr',
    missing: 'not_existing_value',
    names: ['fr'],
    texts: ['fr'],
    state: needsRole,
    // The source is as it was when the text was written.
    isIdle: () => true,
  },
  {
    call: 'ignoreFinding',
    body: body(FINDING),
    language: 'fr',
    missing: 'not_existing_value',
    state: needsRole,
  },
  {
    call: 'restoreFinding',
    body: body(FINDING),
    language: 'fr',
    missing: 'not_existing_value',
    state: needsRole,
    // The world has no ignored finding.
    isIdle: () => true,
  },
];
