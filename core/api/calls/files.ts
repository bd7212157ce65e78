import { READ } from './call.js';
import type { Calls } from './call.js';

const FILES = '/projects/{projectId}/files';
const FILE = `${FILES}/{fileId}` as const;

const WRITE = { access: 'canWriteProject', tokens: 'accepted' } as const;

export const FILE_CALLS = {
  listFiles: { ...READ, path: FILES },
  updateFile: {
    ...WRITE,
    method: 'PATCH',
    path: FILE,
    success: 200,
    paid: 'project',
    body: 'json',
    changeSet: 'named',
    refuses: { 404: ['not_existing_file'], 422: ['file_already_exists'] },
  },
  deleteFile: {
    ...WRITE,
    method: 'DELETE',
    path: FILE,
    success: 204,
    languages: 'unlimited',
    changeSet: 'named',
    refuses: { 404: ['not_existing_file'] },
  },
  listFileProfiles: { ...READ, path: '/projects/{projectId}/file-profiles' },
  readFileProfiles: {
    ...READ,
    path: '/projects/{projectId}/languages/{languageId}/file-profiles',
    rate: 'profiles',
    refuses: { 404: ['not_existing_language'] },
  },
} as const satisfies Calls;
