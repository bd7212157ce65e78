import { READ } from './call.js';
import type { Calls } from './call.js';

const PROJECT = '/projects/{projectId}';

export const ACTIVITY_CALLS = {
  listActivity: { ...READ, path: `${PROJECT}/activity` },
  listAuditLog: {
    method: 'GET',
    path: `${PROJECT}/audit-log`,
    access: 'canWriteUser',
    success: 200,
    tokens: 'accepted',
  },
  listHistoryOfValue: {
    ...READ,
    path: `${PROJECT}/translations/{keyId}/values/{valueId}/history`,
    refuses: { 404: ['not_existing_value'] },
  },
  // The required permission depends on the change: canWriteValue or canWriteStatus.
  revertChange: {
    method: 'POST',
    path: `${PROJECT}/activity/{activityId}/revert`,
    access: 'member',
    success: 200,
    tokens: 'accepted',
    paid: 'project',
    languages: 'writable',
    body: 'json',
    refuses: {
      404: ['not_existing_activity', 'not_existing_value'],
      409: ['conflict'],
      422: ['not_revertible', 'empty_value'],
    },
  },
} as const satisfies Calls;
