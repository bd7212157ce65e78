import type { Calls } from './call.js';

const ARCHIVE = {
  path: '/projects/{projectId}/archive',
  access: 'canDeleteProject',
  success: 200,
  tokens: 'accepted',
  archived: 'accepted',
} as const;

export const PROJECT_CALLS = {
  listProjects: {
    method: 'GET',
    path: '/projects',
    access: 'user',
    success: 200,
    tokens: 'accepted',
    languages: 'readable',
  },
  createProject: {
    method: 'POST',
    path: '/projects',
    access: 'user',
    success: 201,
    tokens: 'unbound',
    paid: 'own',
    body: 'file',
    rate: 'import',
    refuses: {
      403: ['project_creation_restricted'],
      422: ['language_already_exists', 'language_tag_already_exists', 'limit_reached'],
    },
  },
  readProject: {
    method: 'GET',
    path: '/projects/{projectId}/details',
    access: 'member',
    success: 200,
    tokens: 'accepted',
    languages: 'readable',
    rate: 'details',
    conditional: 'If-None-Match',
  },
  updateProject: {
    method: 'PUT',
    path: '/projects/{projectId}',
    access: 'canWriteProject',
    success: 200,
    tokens: 'accepted',
    paid: 'project',
    body: 'json',
  },
  deleteProject: {
    method: 'DELETE',
    path: '/projects/{projectId}',
    access: 'canDeleteProject',
    success: 204,
    tokens: 'accepted',
    archived: 'accepted',
  },
  archiveProject: { ...ARCHIVE, method: 'POST' },
  unarchiveProject: { ...ARCHIVE, method: 'DELETE' },
} as const satisfies Calls;
