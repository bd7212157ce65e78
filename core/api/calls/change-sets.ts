import type { Calls } from './call.js';

const CHANGE_SETS = '/projects/{projectId}/change-sets';

export const CHANGE_SET_CALLS = {
  listChangeSets: {
    method: 'GET',
    path: CHANGE_SETS,
    access: 'member',
    success: 200,
    tokens: 'accepted',
    languages: 'readable',
  },
  // The required permission depends on the change set and on its author.
  revertChangeSet: {
    method: 'POST',
    path: `${CHANGE_SETS}/{changeSetId}/revert`,
    access: 'member',
    success: 200,
    tokens: 'accepted',
    paid: 'project',
    languages: 'writable',
    body: 'json',
    rate: 'bulk',
    changeSet: 'named',
    refuses: {
      404: ['not_existing_change_set'],
      409: ['already_reverted'],
      410: ['change_set_expired'],
      422: ['limit_reached'],
    },
  },
} as const satisfies Calls;
