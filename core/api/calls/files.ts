import type { Calls } from './call.js';

const READ = {
  method: 'GET',
  access: 'member',
  success: 200,
  tokens: 'accepted',
  languages: 'readable',
} as const;

export const FILE_CALLS = {
  listFileProfiles: { ...READ, path: '/projects/{projectId}/file-profiles' },
  readFileProfiles: {
    ...READ,
    path: '/projects/{projectId}/languages/{languageId}/file-profiles',
    refuses: { 404: ['not_existing_language'] },
  },
} as const satisfies Calls;
