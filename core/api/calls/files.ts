import { READ } from './call.js';
import type { Calls } from './call.js';

export const FILE_CALLS = {
  listFiles: { ...READ, path: '/projects/{projectId}/files' },
  listFileProfiles: { ...READ, path: '/projects/{projectId}/file-profiles' },
  readFileProfiles: {
    ...READ,
    path: '/projects/{projectId}/languages/{languageId}/file-profiles',
    rate: 'details',
    refuses: { 404: ['not_existing_language'] },
  },
} as const satisfies Calls;
