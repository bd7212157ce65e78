import { READ } from './call.js';
import type { Calls } from './call.js';

const GROUPS = '/projects/{projectId}/groups';
const GROUP = `${GROUPS}/{groupId}` as const;

const WRITE = { access: 'canWriteGroup', tokens: 'accepted', paid: 'project', body: 'json' } as const;

export const GROUP_CALLS = {
  listGroups: { ...READ, path: GROUPS, rate: 'details' },
  readGroup: { ...READ, path: GROUP, refuses: { 404: ['not_existing_group'] } },
  createGroup: {
    ...WRITE,
    method: 'POST',
    path: GROUPS,
    success: 201,
    refuses: { 404: ['not_existing_file'], 422: ['group_already_exists'] },
  },
  renameGroup: {
    ...WRITE,
    method: 'PATCH',
    path: GROUP,
    rate: 'details',
    success: 200,
    refuses: { 404: ['not_existing_group'], 422: ['group_already_exists'] },
  },
  deleteGroup: {
    method: 'DELETE',
    path: GROUP,
    // Each role with this permission may delete keys too.
    access: 'canWriteGroup',
    tokens: 'accepted',
    success: 204,
    languages: 'unlimited',
    changeSet: 'named',
    refuses: { 404: ['not_existing_group'], 422: ['group_not_empty'] },
  },
} as const satisfies Calls;
