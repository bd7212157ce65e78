import type { Calls } from './call.js';

const KEYS = '/projects/{projectId}/translations';
const KEY = `${KEYS}/{keyId}` as const;

const WRITE = { access: 'canWriteKey', tokens: 'accepted' } as const;

const CREATE = {
  ...WRITE,
  method: 'POST',
  success: 201,
  paid: 'project',
  languages: 'writable',
  refuses: {
    404: ['not_existing_group', 'not_existing_language'],
    422: ['key_name_already_exists', 'limit_reached'],
  },
} as const;

export const KEY_CALLS = {
  listKeys: {
    method: 'GET',
    path: KEYS,
    access: 'member',
    success: 200,
    tokens: 'accepted',
    languages: 'readable',
    rate: 'details',
  },
  createKey: { ...CREATE, path: KEYS, body: 'json' },
  createKeys: { ...CREATE, path: `${KEYS}/keys`, body: 'file', rate: 'bulk' },
  updateKey: {
    ...WRITE,
    method: 'PATCH',
    path: KEY,
    success: 200,
    paid: 'project',
    languages: 'unlimited',
    body: 'json',
    changeSet: 'named',
    refuses: { 404: ['not_existing_key', 'not_existing_group'], 422: ['key_name_already_exists'] },
  },
  deleteKey: {
    ...WRITE,
    method: 'DELETE',
    path: KEY,
    success: 204,
    languages: 'unlimited',
    changeSet: 'named',
    refuses: { 404: ['not_existing_key'] },
  },
} as const satisfies Calls;
