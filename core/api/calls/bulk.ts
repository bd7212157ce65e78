import type { Calls } from './call.js';

const PROJECT = '/projects/{projectId}';

const WRITE = {
  method: 'POST',
  success: 200,
  tokens: 'accepted',
  paid: 'project',
  languages: 'writable',
  rate: 'bulk',
} as const;

export const BULK_CALLS = {
  // The required permission depends on the action: canWriteStatus, canWriteValue or canWriteKey.
  changeInBulk: {
    ...WRITE,
    path: `${PROJECT}/bulk`,
    access: 'member',
    body: 'json',
    refuses: {
      404: ['not_existing_language', 'not_existing_group', 'not_existing_change_set'],
      409: ['already_reverted'],
    },
  },
  replaceValues: {
    ...WRITE,
    path: `${PROJECT}/replace`,
    access: 'canWriteValue',
    body: 'file',
    refuses: { 404: ['not_existing_value', 'not_existing_change_set'], 409: ['already_reverted'] },
  },
} as const satisfies Calls;
