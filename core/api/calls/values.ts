import { READ } from './call.js';
import type { Calls } from './call.js';

const KEYS = '/projects/{projectId}/translations';
const VALUES = `${KEYS}/{keyId}/values` as const;
const VALUE = `${VALUES}/{valueId}` as const;

const WRITE = { tokens: 'accepted', paid: 'project', languages: 'writable', body: 'json' } as const;

export const VALUE_CALLS = {
  listValuesOfLanguage: {
    ...READ,
    path: `${KEYS}/values`,
    refuses: { 404: ['not_existing_language'] },
  },
  listValuesOfKey: { ...READ, path: VALUES, refuses: { 404: ['not_existing_key'] } },
  createValue: {
    ...WRITE,
    method: 'POST',
    path: VALUES,
    access: 'canWriteValue',
    success: 201,
    refuses: { 404: ['not_existing_key', 'not_existing_language'], 422: ['value_already_exists'] },
  },
  writeValue: {
    ...WRITE,
    method: 'PATCH',
    path: VALUE,
    access: 'canWriteValue',
    success: 200,
    conditional: 'If-Match',
    refuses: { 404: ['not_existing_value'], 409: ['conflict'] },
  },
  reviewValue: {
    ...WRITE,
    method: 'PATCH',
    path: `${VALUE}/status`,
    access: 'canWriteStatus',
    success: 200,
    conditional: 'If-Match',
    refuses: { 404: ['not_existing_value'], 409: ['conflict'], 422: ['empty_value', 'checks_failed'] },
  },
  // Every role may write texts or review them.
  confirmSource: {
    ...WRITE,
    method: 'PATCH',
    path: `${VALUE}/source`,
    access: 'member',
    success: 200,
    refuses: { 404: ['not_existing_value'] },
  },
} as const satisfies Calls;
