import type { Sample } from './sample.js';
import { LANGUAGE_ID } from './world.js';

const body = (value: unknown) => () => value;

const FINDING = { check: 'missing', fingerprint: '0' };

/** Check settings, checks of texts and ignored findings. */
export const CHECKS: Sample[] = [
  { call: 'readChecks' },
  { call: 'updateChecks', body: body({ blocksOnErrors: true }) },
  {
    call: 'updateChecks',
    way: 'of a language',
    body: body({ languageId: LANGUAGE_ID.fr, severities: { same: 'error' } }),
    ids: [{ at: ['languageId'], of: 'language', foreign: [404, 'not_existing_language'] }],
  },
  {
    call: 'checkTexts',
    body: body({ languageId: LANGUAGE_ID.fr, texts: [{ text: 'new' }] }),
    language: 'fr',
    missing: 'not_existing_language',
    ids: [{ at: ['languageId'], of: 'language', foreign: [404, 'not_existing_language'] }],
  },
  { call: 'ignoreFinding', body: body(FINDING), language: 'fr', missing: 'not_existing_value' },
  { call: 'restoreFinding', body: body(FINDING), language: 'fr', missing: 'not_existing_value' },
];
