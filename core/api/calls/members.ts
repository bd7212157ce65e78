import type { Calls } from './call.js';

export const MEMBER_CALLS = {
  listProjectUsers: {
    method: 'GET',
    path: '/projects/{projectId}/users',
    access: 'member',
    success: 200,
    tokens: 'accepted',
  },
  readMyMembership: {
    method: 'GET',
    path: '/projects/{projectId}/users/me',
    access: 'member',
    success: 200,
    tokens: 'accepted',
  },
  updateProjectUser: {
    method: 'PATCH',
    path: '/projects/{projectId}/users/{userId}',
    access: 'canWriteUser',
    success: 200,
    tokens: 'accepted',
    paid: 'project',
    body: 'json',
    refuses: { 404: ['not_existing_user'] },
  },
  removeProjectUser: {
    method: 'DELETE',
    path: '/projects/{projectId}/users/{userId}',
    access: 'canWriteUser',
    success: 204,
    tokens: 'accepted',
    refuses: { 404: ['not_existing_user'] },
  },
  leaveProject: {
    method: 'POST',
    path: '/projects/{projectId}/leave',
    access: 'member',
    success: 204,
    tokens: 'accepted',
    archived: 'accepted',
    refuses: { 422: ['owner_cannot_leave'] },
  },
} as const satisfies Calls;
