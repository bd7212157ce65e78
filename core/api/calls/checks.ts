import { READ } from './call.js';
import type { Calls } from './call.js';

const CHECKS = '/projects/{projectId}/checks';
const IGNORED = '/projects/{projectId}/translations/{keyId}/values/{valueId}/ignored-findings';

// Every role may write texts or review them.
const IGNORE = {
  path: IGNORED,
  access: 'member',
  success: 204,
  tokens: 'accepted',
  paid: 'project',
  languages: 'writable',
  body: 'json',
  refuses: { 404: ['not_existing_value'] },
} as const;

export const CHECK_CALLS = {
  readChecks: { ...READ, path: CHECKS },
  updateChecks: {
    method: 'PATCH',
    path: CHECKS,
    access: 'canWriteProject',
    success: 200,
    tokens: 'accepted',
    paid: 'project',
    body: 'json',
    refuses: { 404: ['not_existing_language'] },
  },
  checkTexts: {
    ...READ,
    method: 'POST',
    path: CHECKS,
    archived: 'accepted',
    body: 'json',
    rate: 'bulk',
    refuses: { 404: ['not_existing_language', 'not_existing_key'] },
  },
  ignoreFinding: {
    ...IGNORE,
    method: 'POST',
    refuses: { ...IGNORE.refuses, 422: ['limit_reached'] },
  },
  restoreFinding: { ...IGNORE, method: 'DELETE' },
} as const satisfies Calls;
